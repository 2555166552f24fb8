// SPDX-License-Identifier: MIT
import RenderTree
import UIKit
import XCTest

@MainActor final class BlockAnimationTests: UIKitTestCase {
  override func letGo() { closeHosts() }

  /// Semantics: additive-blocks.
  func testABlockMovesAViewAlongUIViewsCurveAndSetsTheModelAtOnce() async {
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

  func testOutsideABlockNothingAnimates() async {
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
  func testPositionsAddUp() async {
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

  func testTransformsAddUpAsProducts() async {
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

  func testATransformToNothingAnimatesWithoutBeingAdditive() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.shown.transform.m11, 0.75, accuracy: 1e-9)
  }

  /// Semantics: additive-blocks.
  func testOpacityTakesOverFromWhatShows() async {
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

  func testAValueSetJustBeforeTheBlockIsWhereItBegins() async {
    let stage = AnimationStage()

    stage.view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 1 }
    stage.host.flush()

    XCTAssertEqual(stage.opacity, 0)
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.opacity, 0.5, accuracy: 1e-9)
  }

  func testTwoChangesOfOnePropertyInOneBlockBeginAtTheFirstsBeginning() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.alpha = 0.2
      stage.view.alpha = 0.5
    }
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.opacity, 0.75, accuracy: 1e-6)
  }

  func testADelayHoldsTheOldValue() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      stage.view.center.x = 150
      stage.view.alpha = 0
    }
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50)
    XCTAssertEqual(stage.opacity, 1)
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
    XCTAssertEqual(stage.opacity, 0.75, accuracy: 1e-9)
  }

  func testCompletionComesOnceAfterTheLastOfTheAnimations() async {
    let stage = AnimationStage()
    var finished: [(Double, Bool)] = []

    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
      stage.view.alpha = 0
    } completion: {
      finished.append((stage.host.time, $0))
    }
    stage.advance(by: 0.4)
    XCTAssertTrue(finished.isEmpty)
    stage.advance(by: 0.2)

    XCTAssertEqual(finished.count, 1)
    XCTAssertEqual(finished[0].0, 100.5, accuracy: 1e-9)
    XCTAssertTrue(finished[0].1)
  }

  /// Semantics: completion-after-settling.
  func testRemovedAnimationsCompleteUnfinished() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.2)
    stage.view.layer.removeAllAnimations()
    stage.host.flush()

    XCTAssertEqual(finished, [false])
    XCTAssertEqual(stage.x, 150)
  }

  func testABlockThatChangesNothingCompletesWithTheNextTurn() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 5) {
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(finished, [])
    stage.advance(by: 0.001)

    XCTAssertEqual(finished, [true])
  }

  func testABlockOfNoDurationJumpsAndCompletesWithTheNextTurn() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.animate(withDuration: 0) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(finished, [])
    stage.advance(by: 0.001)

    XCTAssertEqual(stage.x, 150)
    XCTAssertEqual(finished, [true])
  }

  func testWithAnimationsDisabledABlockIsCompleteWhenItReturns() async {
    let stage = AnimationStage()
    var finished: [Bool] = []

    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    UIView.setAnimationsEnabled(true)

    XCTAssertEqual(finished, [true])
    XCTAssertEqual(stage.keys, [])
  }

  func testPerformWithoutAnimationHoldsInsideABlock() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
      UIView.performWithoutAnimation { stage.view.center.x = 150 }
    }

    XCTAssertEqual(stage.keys, ["opacity"])
  }

  func testABlockInsideAnotherInheritsDurationAndCurve() async {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(inner)
    stage.host.flush()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.2) { inner.center.x = 105 }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) { inner.center.y = 105 }
      XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
    }
    stage.advance(by: 0.1)

    XCTAssertEqual(stage.shown(inner).position.x, 15, accuracy: 1e-9)
    XCTAssertEqual(stage.shown(inner).position.y, 55, accuracy: 1e-9)
  }

  func testARepeatingBlockGoesForthAndBack() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      stage.view.center.x = 150
    }
    stage.advance(by: 1.25)
    XCTAssertEqual(stage.x, 125, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
  }

  func testModifyAnimationsRepeatsACountedNumberOfTimes() async {
    let stage = AnimationStage()
    var end: Double?

    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.center.x = 150 }
    } completion: { _ in
      end = stage.host.time
    }
    stage.advance(by: 3)

    XCTAssertEqual(end ?? 0, 102, accuracy: 1e-9)
  }

  func testASpringIsSettledAfterItsDuration() async {
    let stage = AnimationStage()
    var end: Double?

    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { stage.view.center.x = 150 }, completion: { _ in end = stage.host.time })
    XCTAssertTrue(stage.view.layer.animation(forKey: "position") is CASpringAnimation)
    let spring = Spring(dampingRatio: 0.5, settlingDuration: 0.6)
    var largest = 0.0
    while stage.host.time < 100.59 {
      stage.advance(by: 0.01)
      XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: stage.host.time - 100), accuracy: 1e-6)
      largest = max(largest, stage.x)
    }
    stage.advance(by: 0.1)

    XCTAssertGreaterThan(largest, 155)
    XCTAssertEqual(end ?? 0, 100.6, accuracy: 1e-6)
  }

  func testASpringByDurationAndBounceRunsUntilItIsSettled() async {
    let stage = AnimationStage()
    var end: Double?
    let spring = Spring(duration: 0.5, bounce: 0.2)

    UIView.animate(springDuration: 0.5, bounce: 0.2) {
      stage.view.center.x = 150
    } completion: { _ in
      end = stage.host.time
    }
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: 0.25), accuracy: 1e-6)
    stage.advance(by: 3)

    XCTAssertEqual(end ?? 0, 100 + spring.settlingDuration, accuracy: 1e-6)
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

  func testABlockMayLayOutWhatItChanges() async {
    let parent = FillingView()
    let stage = AnimationStage(parent)

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      parent.frame.size.width = 200
    }
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.shown(parent.child).bounds.width, 150, accuracy: 1e-9)
  }

  func testADelayRunsOnTheClockOfTheViewsLayer() async {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(inner)
    stage.host.flush()
    let start = stage.host.time
    stage.view.layer.timeMap = .frozen(at: start)
    var completed = false

    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      inner.center.x = 105
    } completion: { _ in
      completed = true
    }
    stage.advance(by: 5)
    XCTAssertEqual(stage.shown(inner).position.x, 5)
    stage.view.layer.timeMap = .frozen(at: start + 1.5)
    stage.advance(by: 0.1)
    XCTAssertEqual(stage.shown(inner).position.x, 55, accuracy: 1e-9)
    XCTAssertFalse(completed)
    stage.view.layer.timeMap = .identity
    stage.advance(by: 0.1)

    XCTAssertTrue(completed)
  }

  func testAnimatedViewsTakeNoTouchesUnlessAllowed() async {
    let stage = AnimationStage()
    let point = CGPoint(x: 50, y: 50)

    UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.host.window)
    stage.advance(by: 1.1)
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.view)

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.alpha = 1 }
    XCTAssertTrue(stage.host.window.hitTest(point, with: nil) === stage.view)
  }

  func testNothingKeepsAViewAliveAfterItsAnimation() async {
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
