// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// A scroll view in a window of a real X server, to which another X client sends input.
final class LiveScrollTests: XCTestCase {
  @MainActor
  private static func withScrollView(_ body: (LiveApplication, UIScrollView) throws -> Void) throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    let live = try LiveApplication { window in
      window.backgroundColor = .systemBackground
      window.addSubview(scroll)
    }
    try body(live, scroll)
    // The indicators fade after the content has come to rest.
    XCTAssertTrue(
      live.run {
        !scroll.isDragging && !scroll.isDecelerating && !DisplayLinks.needsTicks
          && CATransaction.nextCompletionTime == nil
      }, "all motion ends")
    live.close()
  }

  func testTheWheelScrollsByFiftyPointsPerNotchInARealWindow() throws {
    try MainActor.assumeIsolated {
      try Self.withScrollView { live, scroll in
        let (x, y) = live.onScreen(CGPoint(x: 200, y: 150))
        live.user.movePointer(x: x, y: y)

        for _ in 0..<2 {
          live.user.press(5)
          live.user.release(5)
        }

        XCTAssertTrue(live.run { scroll.contentOffset.y == 100 }, "\(scroll.contentOffset)")
      }
    }
  }

  func testAMouseDragScrollsAndDeceleratesInARealWindow() throws {
    try MainActor.assumeIsolated {
      try Self.withScrollView { live, scroll in
        let (x, y) = live.onScreen(CGPoint(x: 200, y: 250))
        var isFast = false
        while !isFast {
          XCTAssertTrue(live.run { !scroll.isDragging && !scroll.isDecelerating })
          scroll.contentOffset = .zero
          live.user.movePointer(x: x, y: y)
          live.user.press()
          isFast = live.user.drag(
            fromX: x, fromY: y, toX: x, toY: y - 150, steps: 20, interval: 0.008, releases: true)
        }

        XCTAssertTrue(live.run { scroll.isDecelerating }, "\(scroll.contentOffset)")
        XCTAssertTrue(live.run { !scroll.isDecelerating })
        XCTAssertGreaterThan(scroll.contentOffset.y, 200)
      }
    }
  }

  func testTheEndKeyScrollsInARealWindow() throws {
    try MainActor.assumeIsolated {
      try Self.withScrollView { live, scroll in
        live.user.focus(try XCTUnwrap(live.xid))

        // The End key.
        live.user.type(0xff57)

        XCTAssertTrue(live.run { scroll.contentOffset.y == 2700 }, "\(scroll.contentOffset)")
      }
    }
  }
}
