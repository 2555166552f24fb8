// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Short fast drags from the leading edge, in windows of many widths.
@MainActor
final class FlickTests: UIKitTestCase {
  /// Semantics: swipe-metrics.
  func testAFlickPopsAtEveryWidth() async {
    let stage = NavigationStage("A")
    for width: CGFloat in [480, 640, 900, 1180, 1600, 2560] {
      stage.host.resize(to: CGSize(width: width, height: 600))
      stage.pushed("B")
      // 900 points per second.
      stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 185, y: 300), duration: 0.2)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A"])
    }
  }

  /// Semantics: swipe-metrics.
  func testASlowDragOverTheSameDistanceSpringsBackAtEveryWidth() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    for width: CGFloat in [480, 640, 900, 1180, 1600, 2560] {
      stage.host.resize(to: CGSize(width: width, height: 600))
      stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 185, y: 300), duration: 2)
      stage.host.advance(by: 1)
      stage.assertAtRest(["A", "B"])
    }
  }
}
