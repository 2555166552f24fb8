// SPDX-License-Identifier: MIT
import DesktopTesting
import XCTest

@testable import UIKit

/// Several windows of one program on a real server. Synchronous, as `DesktopSessionTests` are.
final class SeveralWindowsTests: XCTestCase {
  @MainActor
  private func open(
    _ title: String, level: UIWindow.Level = .normal, in scene: UIWindowScene? = nil, on live: LiveApplication
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    if let scene { window.windowScene = scene }
    window.windowLevel = level
    let root = UIViewController()
    root.title = title
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    XCTAssertTrue(live.run { (window.host as? DesktopWindow)?.isShown == true }, "\(title) does not open")
    return window
  }

  @MainActor
  private func xid(_ window: UIWindow) throws -> UInt { try XCTUnwrap(window.host as? DesktopWindow).xid }

  func testEachWindowHasATitleAndASizeOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let second = open("Second", on: live)
      let name = live.user.connection.atoms[.netWMName]

      XCTAssertTrue(live.run { live.user.text(name, of: try! self.xid(second)) == "Second" })
      XCTAssertEqual(live.user.text(name, of: try XCTUnwrap(live.xid)), "Live test")
      XCTAssertEqual(live.user.frame(of: try xid(second))?.width, 240)
      XCTAssertEqual(live.user.frame(of: try XCTUnwrap(live.xid))?.width, 400)
      live.close()
    }
  }

  func testTheKeyWindowFollowsTheKeyboardAndTheProgramStaysActive() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let first = live.window
      let second = open("Second", on: live)

      live.user.focus(try xid(first))
      XCTAssertTrue(live.run { first.isKeyWindow && !second.isKeyWindow })
      live.user.focus(try xid(second))
      XCTAssertTrue(live.run { second.isKeyWindow && !first.isKeyWindow })

      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      XCTAssertEqual(first.windowScene?.activationState, .foregroundInactive)
      XCTAssertEqual(second.windowScene?.activationState, .foregroundActive)
      live.close()
    }
  }

  func testHidingOneWindowLeavesTheDragInTheOtherAlone() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { log.watch(UIPanGestureRecognizer(), on: $0, as: "pan") }
      let second = open("Second", on: live)
      live.user.moveWindow(try XCTUnwrap(live.xid), x: 600, y: 400)
      live.user.focus(try XCTUnwrap(live.xid))
      XCTAssertTrue(live.run { live.window.isKeyWindow && live.onScreen(.zero).x > 500 })
      let (x, y) = live.onScreen(CGPoint(x: 50, y: 150))
      live.user.movePointer(x: x, y: y)
      live.user.press()
      live.user.movePointer(x: x + 60, y: y)
      XCTAssertTrue(live.run { log.states(of: "pan") == ["began"] }, "\(log.lines)")

      second.isHidden = true
      XCTAssertTrue(live.run { UIApplication.shared.windows == [live.window] })
      live.user.movePointer(x: x + 90, y: y)
      live.user.release()

      XCTAssertTrue(live.run { log.states(of: "pan").last == "ended" }, "\(log.lines)")
      live.close()
    }
  }

  func testAWindowAboveTheNormalLevelIsADialogOfTheKeyWindow() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let dialog = open("Question", level: .alert, on: live)
      let atoms = live.user.connection.atoms
      let owner = { live.user.owner(of: try! self.xid(dialog)) }

      XCTAssertEqual(owner(), try XCTUnwrap(live.xid))
      XCTAssertEqual(
        live.user.property(atoms[.netWMWindowType], of: try xid(dialog)), [atoms[.netWMWindowTypeDialog]])

      live.user.requestClose(try XCTUnwrap(live.xid))
      XCTAssertTrue(live.run { UIApplication.shared.windows == [dialog] })
      XCTAssertTrue(live.run { owner() == nil })
      XCTAssertTrue(live.session.isRunning)
      live.close()
    }
  }

  func testClosingAWindowClosesTheDialogsOfItsScene() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let first = live.window
      let other = open("Other", on: live)
      let dialog = open("Details", in: first.windowScene, on: live)
      XCTAssertEqual(live.user.owner(of: try xid(dialog)), try XCTUnwrap(live.xid))

      live.user.requestClose(try XCTUnwrap(live.xid))

      XCTAssertTrue(live.run { UIApplication.shared.windows == [other] })
      XCTAssertTrue(live.session.isRunning)
      live.close()
    }
  }

  func testTransitionsRunInTwoWindowsAtTheSameTime() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let navigations = ["Second", "Third"].map { title in
        open(title, on: live).rootViewController as! UINavigationController
      }
      for window in UIApplication.shared.windows { window.resetFrameStatistics() }
      let pages = navigations.map { _ in UIViewController() }

      for (navigation, page) in zip(navigations, pages) { navigation.pushViewController(page, animated: true) }
      XCTAssertTrue(live.run { navigations.allSatisfy { $0.transitionCoordinator != nil } })
      XCTAssertTrue(live.run { navigations.allSatisfy { $0.transitionCoordinator == nil } })

      for (navigation, page) in zip(navigations, pages) {
        XCTAssertTrue(page.view.window === navigation.view.window)
        XCTAssertGreaterThan(navigation.view.window?.frameStatistics.framesPresented ?? 0, 3)
      }
      live.close()
    }
  }

  func testADisplayLinkFollowsTheWindowOfItsScreenAndAnotherOneWhenThatIsHidden() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let second = open("Second", on: live)
      var ticks = 0
      let link = CADisplayLink { _ in ticks += 1 }
      link.frameSource = second
      link.add(to: .main, forMode: .common)
      XCTAssertTrue(live.run { ticks >= 3 })

      second.isHidden = true
      XCTAssertTrue(live.run { UIApplication.shared.windows == [live.window] })
      ticks = 0

      XCTAssertTrue(live.run { ticks >= 3 })
      link.invalidate()
      live.close()
    }
  }
}
