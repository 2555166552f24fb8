// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 001: pushes that enter from above, and presentations that enter from the side.
@MainActor
final class DropAndSideTests: UIKitTestCase {
  /// Article 001, push and pop.
  func testPushedPageEntersFromAbove() async {
    let seed = SeedStage(DropStyle.entry, .push)
    seed.go()
    assertShown(seed.second.view, x: 0, y: -600)
    assertShown(seed.first.view, x: 0, y: 0)
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 0, y: -600 * (1 - eased(time, of: 0.4)))
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
    XCTAssertNil(seed.first.view.superview)
  }

  /// Article 001, push and pop.
  func testPoppedPageLeavesAtTheBottomAboveTheOtherPage() async {
    let seed = SeedStage(DropStyle.entry, .push)
    seed.arrive()
    seed.go()
    assertShown(seed.second.view, x: 0, y: 0)
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 0, y: 600 * eased(time, of: 0.4))
      assertShown(seed.first.view, x: 0, y: 0)
      XCTAssertEqual(
        seed.first.view.superview?.subviews, [seed.first.view, seed.second.view], "the other page is behind")
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    XCTAssertEqual(seed.endings, 2)
  }

  /// Article 001, present and dismiss.
  func testPresentedPageEntersFromTheLeftEdge() async {
    let seed = SeedStage(SideStyle.entry, .present)
    seed.go()
    assertShown(seed.second.view, x: -400, y: 0)
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: -400 * (1 - eased(time, of: 0.4)), y: 0)
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
  }

  /// Article 001, present and dismiss.
  func testDismissedPageLeavesThroughTheRightEdge() async {
    let seed = SeedStage(SideStyle.entry, .present)
    seed.arrive()
    seed.go()
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 400 * eased(time, of: 0.4), y: 0)
      assertShown(seed.first.view, x: 0, y: 0)
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    XCTAssertNil(seed.second.view.window)
  }
}
