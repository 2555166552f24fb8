// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 001: pushes that come down from above, and presentations that come from the side.
@MainActor
final class DropAndSideTests: UIKitTestCase {
  /// Article 001, push and pop.
  func testAPushedPageComesDownFromAbove() async {
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
  func testAPoppedPageFallsOutBelowAndUncoversTheOther() async {
    let seed = SeedStage(DropStyle.entry, .push)
    seed.arrive()
    seed.go()
    assertShown(seed.second.view, x: 0, y: 0)
    for time in [0.1, 0.3] {
      seed.host.advance(to: seed.start + time)
      assertShown(seed.second.view, x: 0, y: 600 * eased(time, of: 0.4))
      assertShown(seed.first.view, x: 0, y: 0)
      XCTAssertEqual(seed.first.view.superview?.subviews, [seed.first.view, seed.second.view], "the one below")
    }
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    XCTAssertEqual(seed.endings, 2)
  }

  /// Article 001, present and dismiss.
  func testAPresentedPageComesFromTheLeftEdge() async {
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
  func testADismissedPageLeavesByTheRightEdge() async {
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
