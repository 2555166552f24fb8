// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Content offsets that a program sets, with and without animation, and changes of content size and insets.
@MainActor
final class OffsetTests: UIKitTestCase {
  func testTheContentOffsetIsTheOriginOfTheBounds() async {
    let stage = ScrollStage()

    stage.scroll.contentOffset = CGPoint(x: 0, y: 120)
    XCTAssertEqual(stage.scroll.bounds, CGRect(x: 0, y: 120, width: 400, height: 600))
    stage.scroll.bounds.origin.y = 130

    XCTAssertEqual(stage.y, 130)
    XCTAssertEqual(stage.log.scrolls, 2)
    stage.assertAtRest()
  }

  func testAnAnimatedContentOffsetTakesThreeTenthsOfASecondAndReportsItsEnd() async {
    let stage = ScrollStage()

    let start = stage.host.time
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    XCTAssertTrue(stage.scroll.isScrollAnimating)
    XCTAssertEqual(stage.y, 0)
    for frame in stage.frames(for: 0.29) {
      let s = (frame.time - start) / 0.3
      XCTAssertEqual(frame.y, 600 * s * s * (3 - 2 * s), accuracy: 0.51)
    }
    XCTAssertEqual(stage.log.lines, ["scroll"])
    stage.host.advance(by: 0.1)

    XCTAssertEqual(stage.y, 600)
    XCTAssertEqual(stage.log.lines, ["scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testAnAnimatedContentOffsetCanChangeItsTargetWithoutAJump() async {
    let stage = ScrollStage()

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    var frames = stage.frames(for: 0.15)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    frames += stage.frames(for: 0.5)

    XCTAssertEqual(stage.y, 100)
    let speeds = zip(frames, frames.dropFirst()).map { ($1.y - $0.y) / CGFloat($1.time - $0.time) }
    for (one, next) in zip(speeds, speeds.dropFirst()) { XCTAssertLessThan(abs(next - one), 1200) }
    XCTAssertEqual(stage.log.lines, ["scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testATouchStopsAnAnimatedContentOffset() async {
    let stage = ScrollStage()

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.host.advance(by: 0.1)
    stage.host.touchBegan(at: CGPoint(x: 200, y: 300))
    let stopped = stage.y
    stage.host.advance(by: 0.5)
    stage.release(at: CGPoint(x: 200, y: 300))

    XCTAssertEqual(stage.y, stopped)
    XCTAssertEqual(stage.log.lines, ["scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testSettingTheContentOffsetWithoutAnimationStopsADeceleration() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 50)
    XCTAssertEqual(stage.log.lines.dropLast().last, "didEndDecelerating", "the stopped deceleration reports its end")
    stage.assertAtRest()
  }

  func testSettingTheContentOffsetAnimatedDuringADragEndsTheDrag() async {
    let stage = ScrollStage()

    stage.pull(100)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.host.advance(by: 0.5)
    stage.host.touchMoved(to: CGPoint(x: 200, y: 100))
    stage.release(at: CGPoint(x: 200, y: 100))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 1000)
    XCTAssertEqual(
      stage.log.lines,
      ["willBeginDragging", "scroll", "didEndDragging false", "scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testTheDelegateCanStartAnAnimatedScrollWhenADragEnds() async {
    final class Snapper: UIScrollViewDelegate {
      nonisolated deinit {}
      var ends = 0
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }
    let stage = ScrollStage()
    let snapper = Snapper()
    stage.scroll.delegate = snapper

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 200)
    XCTAssertEqual(snapper.ends, 0)
    stage.assertAtRest()
  }

  func testAContentOffsetSetInAnAnimationBlockAnimates() async {
    let stage = ScrollStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.scroll.contentOffset.y = 400 })
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.scroll.layer.presentation()?.bounds.minY ?? 0, 200, accuracy: 7)
    XCTAssertEqual(stage.y, 400)
    stage.assertAtRest()
  }

  func testScrollRectToVisibleScrollsTheShortestDistance() async {
    let stage = ScrollStage()
    stage.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
    stage.scroll.contentOffset.y = 1000

    for (rect, expected) in [
      (CGRect(x: 0, y: 1200, width: 10, height: 10), 1000.0), (CGRect(x: 0, y: 1490, width: 10, height: 20), 1010),
      (CGRect(x: 0, y: 700, width: 10, height: 10), 650), (CGRect(x: 0, y: 2990, width: 10, height: 10), 2500),
      (CGRect(x: 0, y: 0, width: 10, height: 10), -50), (CGRect(x: 0, y: 300, width: 10, height: 900), 250),
    ] {
      stage.scroll.scrollRectToVisible(rect, animated: false)
      XCTAssertEqual(stage.y, expected, "\(rect)")
    }
    stage.assertAtRest()
  }

  // MARK: Sizes and insets

  func testShrinkingContentMovesTheOffsetIntoItsRange() async {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 2400

    stage.scroll.contentSize.height = 1000
    XCTAssertEqual(stage.y, 400)
    stage.scroll.frame.size.height = 800
    XCTAssertEqual(stage.y, 200)
    stage.scroll.contentSize.height = 100

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  func testADecelerationStopsAtTheEndOfContentThatShrinks() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    stage.scroll.contentSize.height = 1100
    let last = stage.y
    stage.host.advance(by: ManualHost.frameDuration)
    XCTAssertEqual(stage.y, last + 22, accuracy: 6, "the content does not jump")
    stage.host.advance(by: 3)

    XCTAssertEqual(stage.y, 500)
    stage.assertAtRest()
  }

  /// A regression found by random operations: such content stayed beyond its edge.
  func testBouncingContentReturnsAfterItShrinksBelowTheVisibleSize() async {
    let stage = ScrollStage()

    stage.pull(-210)
    stage.release(at: CGPoint(x: 200, y: 510))
    stage.host.advance(by: 0.05)
    stage.scroll.contentSize.height = 200
    XCTAssertTrue(stage.frames(for: 0.1).allSatisfy { $0.y < 0 }, "the content does not jump")
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  /// A regression found by random operations.
  func testAnAnimatedContentOffsetEndsWithinContentThatShrinks() async {
    let stage = ScrollStage()

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.host.advance(by: 0.1)
    stage.scroll.contentSize.height = 1600
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 1000)
    XCTAssertEqual(stage.log.lines, ["scroll", "didEndScrollingAnimation"])
    stage.assertAtRest()
  }

  func testAChangedInsetMovesOnlyContentThatIsAtItsTop() async {
    let stage = ScrollStage()

    stage.scroll.contentInset.top = 60
    XCTAssertEqual(stage.y, -60)
    XCTAssertEqual(stage.log.lines, ["scroll", "didChangeAdjustedContentInset"])
    stage.scroll.contentOffset.y = 300
    stage.scroll.contentInset.top = 80

    XCTAssertEqual(stage.y, 300)
    stage.assertAtRest()
  }

  func testTheAdjustmentBehaviourDeterminesTheInsetForTheSafeArea() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100))
    let controller = UIViewController()
    let scroll = UIScrollView(frame: stage.host.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 100)
    controller.view.addSubview(scroll)
    stage.host.window.rootViewController = controller
    stage.host.flush()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 20, right: 10)
    stage.host.flush()

    let top = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    XCTAssertEqual(scroll.adjustedContentInset, top)
    XCTAssertEqual(scroll.contentOffset.y, -44)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    XCTAssertEqual(scroll.adjustedContentInset, .zero)
    scroll.contentSize.height = 2000
    XCTAssertEqual(scroll.adjustedContentInset, top)
    scroll.contentInsetAdjustmentBehavior = .always
    XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 44, left: 10, bottom: 20, right: 10))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset.top = 5

    XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    stage.assertAtRest()
  }

  func testTheContentHasNoSafeAreaInsetsIfTheScrollViewAdjustsItsInset() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let controller = UIViewController()
    let scroll = UIScrollView(frame: host.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    scroll.addSubview(content)
    controller.view.addSubview(scroll)
    host.window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 44
    host.flush()

    scroll.contentOffset.y = 100
    host.flush()
    XCTAssertEqual(content.safeAreaInsets, .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 0
    host.flush()

    XCTAssertEqual(content.safeAreaInsets.top, 44)
    host.window.close()
  }

  func testRemovingAScrollViewStopsItsDeceleration() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    stage.scroll.removeFromSuperview()
    let y = stage.y
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, y)
    stage.assertAtRest()
  }
}
