// SPDX-License-Identifier: MIT
import LeakTesting
import TimingFunctions
import UIKit
import XCTest

@MainActor final class BlockAnimationTests: UIKitTestCase {
  override func release() { closeHosts() }

  /// Semantics: additive-blocks.
  func testBlockAnimatesWithTheDefaultCurveAndSetsTheModelImmediately() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1) { stage.view.center.x = 150 }

    XCTAssertEqual(stage.view.center.x, 150)
    XCTAssertEqual(stage.keys, ["position"])
    for _ in 0..<4 {
      stage.advance(by: 0.2)
      let expected = 50 + 100 * CubicBezier.eased(stage.host.time - 100)
      XCTAssertEqual(stage.x, expected, accuracy: 1e-9)
    }
    stage.advance(by: 0.2)
    XCTAssertEqual(stage.x, 150)
    XCTAssertEqual(stage.keys, [])
  }

  func testChangesOutsideABlockAreNotAnimated() async {
    let stage = AnimationStage()

    stage.view.center.x = 150
    stage.view.alpha = 0.5
    stage.host.flush()

    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(stage.x, 150)
  }

  /// Semantics: additive-blocks.
  func testBoundsAreSplitIntoOriginAndSize() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1) { stage.view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100) }
    stage.advance(by: 0.5)

    XCTAssertEqual(Set(stage.keys), ["bounds.origin", "bounds.size"])
    XCTAssertEqual(stage.shown.bounds.width, 150, accuracy: 1e-9)
    XCTAssertEqual(stage.shown.bounds.minX, 5, accuracy: 1e-9)
  }

  /// Semantics: additive-blocks.
  func testPositionAnimationsOfTwoBlocksAddUp() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 150 }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 50 }
    stage.host.flush()

    // There is no jump. Then the first animation continues while the second one runs in the other direction.
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    XCTAssertEqual(stage.keys, ["position", "position-2"])
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50 - 25 + 75, accuracy: 1e-9)
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 50 + 25, accuracy: 1e-9)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50, accuracy: 1e-9)
  }

  func testTransformAnimationsOfTwoBlocksAreMultiplied() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.shown.transform.m11, 1.5, accuracy: 1e-9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.transform = .identity }
    stage.host.flush()

    XCTAssertEqual(stage.shown.transform.m11, 1.5, accuracy: 1e-9)
    stage.advance(by: 1)
    XCTAssertEqual(stage.shown.transform.m11, 1, accuracy: 1e-9)
  }

  func testTransformToScaleZeroIsNotAnimatedAdditively() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.shown.transform.m11, 0.75, accuracy: 1e-9)
  }

  /// Semantics: additive-blocks.
  func testSecondOpacityAnimationStartsAtTheShownValue() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.75)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 1 }
    stage.host.flush()

    XCTAssertEqual(stage.keys, ["opacity"])
    XCTAssertEqual(stage.opacity, 0.25, accuracy: 1e-9)
    XCTAssertEqual(finished, [false])
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.opacity, 0.625, accuracy: 1e-9)
  }

  func testAnimationStartsAtAValueSetJustBeforeTheBlock() async {
    let stage = AnimationStage()

    stage.view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 1 }
    stage.host.flush()

    XCTAssertEqual(stage.opacity, 0)
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.opacity, 0.5, accuracy: 1e-9)
  }

  func testSecondChangeOfAPropertyInABlockKeepsTheFirstStartValue() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.alpha = 0.2
      stage.view.alpha = 0.5
    }
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.opacity, 0.75, accuracy: 1e-6)
  }

  func testPerformWithoutAnimationAppliesInsideABlock() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
      UIView.performWithoutAnimation { stage.view.center.x = 150 }
    }

    XCTAssertEqual(stage.keys, ["opacity"])
  }

  func testLayoutInABlockAnimatesTheSubviews() async {
    let parent = FillingView()
    let stage = AnimationStage(parent)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      parent.frame.size.width = 200
      parent.layoutIfNeeded()
    }
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.shown(parent.child).bounds.width, 150, accuracy: 1e-9)
  }

  func testLayoutSubviewsOptionAnimatesTheSubviewsOfChangedViews() async {
    let parent = FillingView()
    let stage = AnimationStage(parent)

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      parent.frame.size.width = 200
    }
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.shown(parent.child).bounds.width, 150, accuracy: 1e-9)
  }

  func testAnimatedViewsReceiveNoTouchesUnlessAllowed() async {
    let stage = AnimationStage()
    let point = CGPoint(x: 50, y: 50)

    UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.host.window)
    stage.advance(by: 1.1)
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.view)

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.alpha = 1 }
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.view)
  }

  func testViewIsReleasedAfterItsAnimation() async {
    weak var view: UIView?
    weak var layer: CALayer?
    do {
      let stage = AnimationStage()
      view = stage.view
      layer = stage.view.layer
      UIView.animate(withDuration: 0.2) { stage.view.center.x = 150 }
      stage.advance(by: 0.5)
      stage.view.removeFromSuperview()
      stage.host.flush()
    }

    XCTAssertNil(view)
    XCTAssertNil(layer)
  }
}

private final class FillingView: UIView {
  let child = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    child.frame = bounds
  }
}
