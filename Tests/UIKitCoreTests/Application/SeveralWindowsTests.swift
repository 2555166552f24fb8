// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// Several windows of one program on a real server. Synchronous, like `DesktopSessionTests`.
final class SeveralWindowsTests: XCTestCase {
  func testEachWindowHasATitleAndASizeOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let second = live.open("Second")
      let name = live.user.connection.atoms[.netWMName]

      XCTAssertTrue(live.run { live.user.text(name, of: live.xid(of: second)!) == "Second" })
      XCTAssertEqual(live.user.text(name, of: try XCTUnwrap(live.xid)), "Live test")
      XCTAssertEqual(live.user.frame(of: try XCTUnwrap(live.xid(of: second)))?.width, 340)
      XCTAssertEqual(live.user.frame(of: try XCTUnwrap(live.xid))?.width, 400)
      live.close()
    }
  }

  func testIconsReachWindowsThatAreOpenAlreadyWithoutPremultipliedAlpha() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let second = live.open("Second")
      defer { UIApplication.icons = [] }
      // Red at half its strength, in blue, green, red, alpha; and a row that is longer than its pixels.
      let pixels: [UInt8] = [0, 0, 128, 128, 9, 9, 9, 9, 0, 0, 0, 0, 9, 9, 9, 9]
      UIApplication.icons = [CGImage(width: 1, height: 2, bytesPerRow: 8, isOpaque: false, pixels: pixels)]

      let icon = live.user.connection.atoms[.netWMIcon]
      for window in [try XCTUnwrap(live.xid), try XCTUnwrap(live.xid(of: second))] {
        XCTAssertTrue(live.run { live.user.property(icon, of: window) == [1, 2, 0x80FF_0000, 0] })
      }
      live.close()
    }
  }

  func testKeyWindowFollowsTheKeyboardFocusAndTheProgramStaysActive() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let first = live.window
      let second = live.open("Second")

      live.user.focus(try XCTUnwrap(live.xid(of: first)))
      XCTAssertTrue(live.run { first.isKeyWindow && !second.isKeyWindow })
      live.user.focus(try XCTUnwrap(live.xid(of: second)))
      XCTAssertTrue(live.run { second.isKeyWindow && !first.isKeyWindow })

      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      XCTAssertEqual(first.windowScene?.activationState, .foregroundInactive)
      XCTAssertEqual(second.windowScene?.activationState, .foregroundActive)
      live.close()
    }
  }

  func testHidingAWindowDoesNotAffectADragInAnother() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { log.watch(UIPanGestureRecognizer(), on: $0, as: "pan") }
      let second = live.open("Second")
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

  func testAWindowAboveTheNormalLevelLiesOverTheKeyWindowAndBothAreClosedAtOnce() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let other = live.open("Other")
      live.user.focus(try XCTUnwrap(live.xid))
      XCTAssertTrue(live.run { live.window.isKeyWindow })
      let alert = live.open("Question", level: .alert)
      let name = live.user.connection.atoms[.netWMName]

      XCTAssertEqual(live.xid(of: alert), try XCTUnwrap(live.xid))
      XCTAssertTrue(alert.windowScene === live.window.windowScene)
      XCTAssertEqual(live.user.text(name, of: try XCTUnwrap(live.xid)), "Live test")

      live.user.requestClose(try XCTUnwrap(live.xid))
      XCTAssertTrue(live.run { UIApplication.shared.windows == [other] })
      XCTAssertTrue(live.session.isRunning)
      live.close()
    }
  }

  func testAClickReachesTheWindowUnderTheClearPartsOfAnother() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { log.watch(UITapGestureRecognizer(), on: $0, as: "below") }
      let toast = UIWindow(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
      toast.windowScene = live.window.windowScene
      log.watch(UITapGestureRecognizer(), on: toast, as: "toast")
      toast.isHidden = false
      let click = { (point: CGPoint) in
        let (x, y) = live.onScreen(point)
        live.user.movePointer(x: x, y: y)
        live.user.press()
        live.user.release()
      }

      click(CGPoint(x: 90, y: 85))
      XCTAssertTrue(live.run { log.states(of: "toast") == ["ended"] }, "\(log.lines)")
      XCTAssertEqual(log.states(of: "below"), [])
      click(CGPoint(x: 90, y: 150))
      XCTAssertTrue(live.run { log.states(of: "below") == ["ended"] }, "\(log.lines)")
      live.close()
    }
  }

  func testTransitionsRunInTwoWindowsAtTheSameTime() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let navigations = ["Second", "Third"].map { title in
        live.open(title).rootViewController as! UINavigationController
      }
      for window in UIApplication.shared.windows { window.resetFrameStatistics() }
      let pages = navigations.map { _ in UIViewController() }

      for (navigation, page) in zip(navigations, pages) { navigation.pushViewController(page, animated: true) }
      XCTAssertTrue(navigations.allSatisfy { $0.transitionCoordinator != nil })
      XCTAssertTrue(live.run { navigations.allSatisfy { $0.transitionCoordinator == nil } })

      for (navigation, page) in zip(navigations, pages) {
        XCTAssertTrue(page.view.window === navigation.view.window)
        // A busy machine may present only the first and the last frame.
        XCTAssertGreaterThanOrEqual(navigation.view.window?.frameStatistics.framesPresented ?? 0, 2)
      }
      live.close()
    }
  }

  func testDisplayLinkFollowsAnotherWindowWhenItsFrameSourceIsHidden() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let second = live.open("Second")
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
