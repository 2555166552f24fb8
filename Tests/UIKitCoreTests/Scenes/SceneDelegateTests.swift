// SPDX-License-Identifier: MIT
import Diagnostics
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// The scene delegate of a program whose application delegate configures one.
@MainActor
final class SceneDelegateTests: UIKitTestCase {
  override func tearDown() async throws {
    redirectWarnings(to: nil)
    UIApplication.shared.leaveDesktop()
    try await super.tearDown()
  }

  func testSceneDelegateCreatesTheWindowAndReceivesTheCallbacksOfTheScene() async throws {
    UIApplication.shared.delegate = ConfiguringDelegate(SceneLog.self)
    UIApplication.shared.connectScene()
    let scene = try XCTUnwrap(UIApplication.shared.delegatedScenes.first)
    let log = try XCTUnwrap(scene.delegate as? SceneLog)
    XCTAssertEqual(log.calls, ["connect Default Configuration", "foreground", "active"])
    XCTAssertTrue(log.window?.windowScene === scene)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 1)
    XCTAssertTrue(scene.session.scene === scene)

    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKeyAndVisible()
    XCTAssertEqual(log.calls.last, "resign")
    log.window?.makeKey()
    XCTAssertEqual(log.calls.last, "active")
    log.window?.close()
    XCTAssertEqual(log.calls.suffix(3), ["resign", "background", "disconnect"])
    XCTAssertTrue(UIApplication.shared.delegatedScenes.isEmpty)
    other.close()
  }

  // Semantics: scenes-end.
  func testTheSceneDelegateHearsOfTheEndOfTheProgramBeforeTheApplicationDelegate() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      UIApplication.shared.delegate = ConfiguringDelegate(SceneLog.self)
      UIApplication.shared.connectScene()
      let log = try XCTUnwrap(UIApplication.shared.delegatedScenes.first?.delegate as? SceneLog)
      let order = Warnings()
      let observers = [UIScene.didDisconnectNotification, UIApplication.willTerminateNotification].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          order.append(name.rawValue)
        }
      }

      UIApplication.shared.terminate()
      UIApplication.shared.terminate()

      XCTAssertEqual(log.calls.suffix(2), ["background", "disconnect"])
      XCTAssertEqual(order.texts, ["UISceneDidDisconnectNotification", "UIApplicationWillTerminateNotification"])
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      live.close()
      XCTAssertEqual(log.calls.count { $0 == "disconnect" }, 1)
    }
  }

  func testADelegateThatConfiguresNothingGetsNoScene() async {
    UIApplication.shared.delegate = PlainDelegate()
    UIApplication.shared.connectScene()
    XCTAssertTrue(UIApplication.shared.delegatedScenes.isEmpty)
  }

  func testAConfigurationWithoutADelegateClassIsReported() async {
    let warnings = Warnings()
    redirectWarnings { warnings.append($0) }
    UIApplication.shared.delegate = ConfiguringDelegate(nil)
    UIApplication.shared.connectScene()
    XCTAssertTrue(UIApplication.shared.delegatedScenes.isEmpty)
    XCTAssertEqual(warnings.texts.count, 1)
    XCTAssertTrue(warnings.texts.first?.contains("no class SceneDelegate") ?? false, "\(warnings.texts)")
  }

  func testASceneDelegateWithoutAWindowIsReported() async {
    let warnings = Warnings()
    redirectWarnings { warnings.append($0) }
    UIApplication.shared.delegate = ConfiguringDelegate(IdleSceneDelegate.self)
    UIApplication.shared.connectScene()
    XCTAssertTrue(warnings.texts.first?.contains("created no window") ?? false, "\(warnings.texts)")
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  private let delegateClass: AnyClass?

  init(_ delegateClass: AnyClass?) {
    self.delegateClass = delegateClass
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }
}

private final class IdleSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class SceneLog: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect \(session.configuration.name ?? "")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

private final class Warnings: @unchecked Sendable {
  private(set) var texts: [String] = []
  func append(_ text: String) { texts.append(text) }
}
