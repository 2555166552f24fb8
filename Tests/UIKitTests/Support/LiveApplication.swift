// SPDX-License-Identifier: MIT
import DesktopTesting
import XCTest

@testable import UIKit

/// The application on the X server that `DISPLAY` names, and a user at it.
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
  ///   - displayName: another server or screen than that of `DISPLAY`.
  ///   - busAddress: the D-Bus address of a bus with a portal on it; nil is none.
  init(
    size: CGSize = CGSize(width: 400, height: 300), displayName: String? = nil, busAddress: String? = nil,
    fill: @escaping (UIWindow) -> Void = { _ in }
  ) throws {
    // A test before this one may have left its own clock behind.
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

  /// The X window under a window, once it is shown.
  func xid(of window: UIWindow) -> UInt? { (window.host as? DesktopWindow)?.xid }

  /// Opens another window, on a stack with one page.
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

  /// Whether a window is shown and has the keyboard, which a window manager gives to a new window some time later.
  private func hasOpened(_ window: UIWindow) -> Bool {
    guard let host = window.host as? DesktopWindow, host.isShown, user.isViewable(host.xid) else { return false }
    return user.focusedWindow == host.xid || !user.hasWindowManager
  }

  /// Waits until the program sleeps for a whole second. Returns whether it comes to that.
  func fallsAsleep() -> Bool {
    let end = CACurrentMediaTime() + patience
    while CACurrentMediaTime() < end {
      let turns = session.turns
      _ = session.run(until: { false }, limit: 1, interval: 1)
      // One to fall asleep, and one when the limit is reached.
      if session.turns - turns <= 2 { return true }
    }
    return false
  }

  func run(limit: Double = patience, until condition: () -> Bool) -> Bool {
    session.run(until: condition, limit: limit)
  }

  /// A point of the window on the screen, in pixels.
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
