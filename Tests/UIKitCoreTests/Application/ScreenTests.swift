// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import X11
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// Windows on several monitors and X screens, on X servers that the tests start. Synchronous, like
/// `DesktopSessionTests`.
final class ScreenTests: XCTestCase {
  @MainActor
  private final class Target {
    var ticks = 0
    func tick(_ link: CADisplayLink) { ticks += 1 }
  }

  @MainActor func testTheApplicationIsFoundByTheKeysOfLibraries() async {
    for key in ["shared", "sharedApplication"] {
      XCTAssertTrue(UIApplication.value(forKey: key) as? UIApplication === UIApplication.shared)
    }
    XCTAssertNil(UIApplication.value(forKeyPath: "other"))
  }

  func testAnObjectWithANumberIsConvertedToAFloatingPointNumber() async {
    XCTAssertEqual(CGFloat(truncating: NSNumber(value: 2.5)), 2.5)
    XCTAssertEqual(Optional(NSNumber(value: 3)).flatMap(CGFloat.init), 3)
  }

  func testEachXScreenHasWindowsAndAScaleOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let server = try TestServer(screens: [(800, 600), (1000, 700)])
      defer { server.stop() }
      let otherUser = try DesktopTesting.Desktop(displayName: server.displayName + ".1")
      otherUser.setResources("Xft.dpi: 192\n", ofScreen: true)
      let live = try LiveApplication(displayName: server.displayName)
      XCTAssertEqual(UIScreen.screens.map(\.nativeBounds.width), [800, 1000])
      XCTAssertEqual(UIScreen.screens.map(\.scale), [1, 2])

      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      second.screen = UIScreen.screens[1]
      second.makeKeyAndVisible()
      XCTAssertTrue(live.run { (second.host as? DesktopWindow)?.isShown == true })
      let xid = try XCTUnwrap(second.host as? DesktopWindow).xid

      XCTAssertEqual(otherUser.rootWindow(of: xid), otherUser.connection.rootWindow)
      XCTAssertEqual(otherUser.frame(of: xid)?.width, 400)
      XCTAssertEqual(second.traitCollection.displayScale, 2)
      XCTAssertTrue(second.screen === UIScreen.screens[1])
      XCTAssertTrue(live.window.screen === UIScreen.main)
      XCTAssertEqual(live.window.traitCollection.displayScale, 1)

      let target = Target()
      let link = try XCTUnwrap(UIScreen.screens[1].displayLink(withTarget: target, selector: Target.tick))
      link.add(to: .main, forMode: .common)
      XCTAssertTrue(live.run { target.ticks >= 3 })
      link.invalidate()

      otherUser.focus(xid)
      XCTAssertTrue(live.run { second.isKeyWindow })
      live.user.focus(try XCTUnwrap(live.xid))
      XCTAssertTrue(live.run { live.window.isKeyWindow })

      otherUser.requestClose(xid)
      XCTAssertTrue(live.run { UIApplication.shared.windows == [live.window] })
      XCTAssertTrue(live.session.isRunning)
      live.close()
    }
  }

  func testAShownWindowMovesToAnotherXScreen() throws {
    try MainActor.assumeIsolated {
      let server = try TestServer(screens: [(800, 600), (800, 600)])
      defer { server.stop() }
      let live = try LiveApplication(displayName: server.displayName) { $0.backgroundColor = .red }
      let otherUser = try DesktopTesting.Desktop(displayName: server.displayName + ".1")

      live.window.screen = UIScreen.screens[1]

      XCTAssertTrue(live.run { live.xid != nil && live.host?.isShown == true })
      let xid = try XCTUnwrap(live.xid)
      XCTAssertEqual(otherUser.rootWindow(of: xid), otherUser.connection.rootWindow)
      XCTAssertEqual(live.window.bounds.size, CGSize(width: 400, height: 300))
      XCTAssertTrue(live.run { otherUser.screenshot(of: xid)?[200, 150] == 0xff0000 })
      live.close()
    }
  }

  func testAWindowHasTheScaleOfTheMonitorThatShowsTheMostOfIt() throws {
    try MainActor.assumeIsolated {
      let server = try TestServer(screens: [(1600, 600)])
      defer { server.stop() }
      let user = try DesktopTesting.Desktop(displayName: server.displayName)
      user.setMonitor("LEFT", PixelRect(x: 0, y: 0, width: 800, height: 600), takesOutput: true)
      user.setMonitor("RIGHT", PixelRect(x: 800, y: 0, width: 800, height: 600), takesOutput: false)
      setenv("PASSAGE_SCALE", "RIGHT=2", 1)
      defer { unsetenv("PASSAGE_SCALE") }
      let live = try LiveApplication(displayName: server.displayName)
      let xid = try XCTUnwrap(live.xid)
      XCTAssertEqual(UIScreen.screens.map { $0.nativeBounds.width / $0.scale }, [800, 400])
      XCTAssertTrue(live.window.screen === UIScreen.screens[0])

      user.moveWindow(xid, x: 500, y: 50)
      XCTAssertTrue(live.run { user.frame(of: xid)?.x == 500 })
      XCTAssertEqual(live.window.traitCollection.displayScale, 1)
      user.moveWindow(xid, x: 700, y: 50)

      XCTAssertTrue(live.run { live.window.screen === UIScreen.screens[1] })
      XCTAssertTrue(live.run { live.window.bounds.size == CGSize(width: 200, height: 150) })
      XCTAssertEqual(live.window.traitCollection.displayScale, 2)
      XCTAssertEqual(user.frame(of: xid)?.width, 400)

      live.window.screen = UIScreen.screens[0]
      XCTAssertTrue(live.run { live.window.traitCollection.displayScale == 1 })
      XCTAssertTrue(live.run { user.frame(of: xid)?.x == 200 })
      live.close()
    }
  }

  func testConnectingAndDisconnectingAMonitorIsPosted() throws {
    try MainActor.assumeIsolated {
      let server = try TestServer(screens: [(1600, 600)])
      defer { server.stop() }
      let live = try LiveApplication(displayName: server.displayName)
      let main = UIScreen.main
      let posts = Posts([UIScreen.didConnectNotification, UIScreen.didDisconnectNotification])

      live.user.setMonitor("RIGHT", PixelRect(x: 800, y: 0, width: 800, height: 600), takesOutput: false)
      XCTAssertTrue(live.run { UIScreen.screens.count == 2 })
      XCTAssertTrue(UIScreen.main === main)
      XCTAssertEqual(posts.names, [UIScreen.didConnectNotification])

      live.user.removeMonitor("RIGHT")
      XCTAssertTrue(live.run { UIScreen.screens.count == 1 })
      XCTAssertEqual(posts.names.last, UIScreen.didDisconnectNotification)
      posts.stop()
      live.close()
    }
  }

  /// The notifications that were posted, in order.
  private final class Posts: @unchecked Sendable {
    private(set) var names: [Notification.Name] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name]) {
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
          self?.names.append($0.name)
        }
      }
    }

    func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }
}
