// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitControllers
@testable import UIKitCore

/// The application on the X server that `DISPLAY` names, and a simulated user.
@MainActor
final class LiveApplication {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var calls: [String] = []
    private let makeWindow: () -> UIWindow

    init(makeWindow: @escaping () -> UIWindow) { self.makeWindow = makeWindow }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launch")
      window = makeWindow()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  }

  let session: DesktopSession
  let delegate: Delegate
  let user: DesktopTesting.Desktop

  /// - Parameters:
  ///   - displayName: The name of another server or screen than that of `DISPLAY`.
  ///   - busAddress: The D-Bus address of a bus with a portal, or nil for none.
  init(
    size: CGSize = CGSize(width: 400, height: 300), displayName: String? = nil, busAddress: String? = nil,
    fill: @escaping (UIWindow) -> Void = { _ in }
  ) throws {
    // A previous test may have left its own clock.
    MediaClock.now = MediaClock.monotonic
    user = try DesktopTesting.Desktop(displayName: displayName)
    session = try DesktopSession(displayName: displayName, busAddress: busAddress)
    delegate = Delegate {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.windowScene?.title = "Live test"
      fill(window)
      return window
    }
    UIApplication.shared.launch(delegate: delegate, on: session)
    XCTAssertTrue(run { self.hasOpened(self.window) }, "the window does not open")
  }

  var window: UIWindow { delegate.window! }
  var host: DesktopWindow? { window.host as? DesktopWindow }
  var xid: UInt? { host.map(\.xid).flatMap { user.isViewable($0) ? $0 : nil } }

  /// Returns the X window of a window that is shown.
  func xid(of window: UIWindow) -> UInt? { (window.host as? DesktopWindow)?.xid }

  /// Opens another window, with a stack of one page.
  func open(_ title: String, level: UIWindow.Level = .normal, in scene: UIWindowScene? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 340, height: 260))
    if let scene { window.windowScene = scene }
    window.windowLevel = level
    let root = UIViewController()
    root.title = title
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    XCTAssertTrue(run { hasOpened(window) }, "\(title) does not open")
    return window
  }

  /// Whether a window is shown, its page has appeared, and it has the keyboard focus, which a window manager gives to a
  /// new window after a while.
  private func hasOpened(_ window: UIWindow) -> Bool {
    guard let host = window.host as? DesktopWindow, host.isShown, user.isViewable(host.xid) else { return false }
    if let page = window.rootViewController, page.appearance.state != .appeared { return false }
    return user.focusedWindow == host.xid || !user.hasWindowManager
  }

  /// Waits until the program sleeps for a whole second, and returns whether it does.
  func fallsAsleep() -> Bool {
    let end = CACurrentMediaTime() + waitTimeout
    while CACurrentMediaTime() < end {
      let turns = session.turns
      _ = session.run(until: { false }, limit: 1, interval: 1)
      // One turn to fall asleep, and one when the limit is reached.
      if session.turns - turns <= 2 { return true }
    }
    return false
  }

  func run(limit: Double = waitTimeout, until condition: () -> Bool) -> Bool {
    session.run(until: condition, limit: limit)
  }

  /// Converts a point of the window to pixels of the screen.
  func onScreen(_ point: CGPoint) -> (x: Int, y: Int) {
    guard let xid, let frame = user.frame(of: xid) else { return (0, 0) }
    let scale = host?.scale ?? 1
    return (frame.x + Int(point.x * scale), frame.y + Int(point.y * scale))
  }

  func close() {
    session.shutDown()
    UIApplication.shared.leaveDesktop()
  }
}
