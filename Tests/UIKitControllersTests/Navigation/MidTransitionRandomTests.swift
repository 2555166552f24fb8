import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Random pushes, pops, drags and resizes of a navigation stack, at random times.
@MainActor
final class MidTransitionRandomTests: UIKitTestCase {
  /// A thousand random events, with the invariants checked at rest. A failure prints the seed.
  func testRandomEventsKeepTheInvariants() async {
    for seed in TestEffort.seeds(4, thoroughly: 8) { runRandomEvents(seed: seed, count: 150) }
  }

  private func runRandomEvents(seed: UInt64, count: Int) {
    var random = Seeded(state: seed)
    let stage = NavigationStage("0")
    var lastName = 0
    func newPage() -> LoggingPage {
      lastName += 1
      return stage.page("\(lastName)")
    }
    for step in 0..<count {
      let pages = stage.navigation.viewControllers
      let animated = Int.random(in: 0..<4, using: &random) > 0
      var expected = stage.names
      var isExact = true
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        stage.navigation.pushViewController(newPage(), animated: animated)
        expected = stage.names
        XCTAssertEqual(expected.last, "\(lastName)")
      case 3:
        stage.navigation.popViewController(animated: animated)
        expected = stage.names
      case 4:
        stage.navigation.popToViewController(pages.randomElement(using: &random)!, animated: animated)
        expected = stage.names
      case 5:
        let kept = pages.filter { _ in Bool.random(using: &random) }
        stage.navigation.setViewControllers(kept + (kept.isEmpty ? [newPage()] : []), animated: animated)
        expected = stage.names
      case 6, 7:
        let end = CGFloat.random(in: 20..<390, using: &random)
        stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
        stage.host.move(
          from: CGPoint(x: 5, y: 300), to: CGPoint(x: end, y: 300),
          duration: Double.random(in: 0.03..<0.3, using: &random))
        if Bool.random(using: &random) {
          stage.host.touchEnded(at: CGPoint(x: end, y: 300))
        } else {
          stage.host.cancelTouches()
        }
        isExact = false
      default:
        stage.host.resize(to: CGSize(width: [400, 500].randomElement(using: &random)!, height: 600))
        isExact = false
      }
      if Bool.random(using: &random) {
        stage.host.advance(by: Double.random(in: 0..<0.2, using: &random))
      } else {
        stage.host.advance(by: 1.5)
        stage.assertAtRest(isExact ? expected : stage.names)
      }
      guard testRun?.failureCount == 0 else { return XCTFail("seed \(seed), step \(step)") }
    }
  }
}
