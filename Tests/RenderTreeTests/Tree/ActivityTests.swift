// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import XCTest

final class ActivityTests: XCTestCase {
  private func tree(
    root: (inout RenderNode) -> Void = { _ in }, timelines: [TimelineID: TimeMap] = [:], _ animation: LayerAnimation,
    leaf: (inout RenderNode) -> Void = { _ in }
  ) -> RenderTree {
    var builder = TreeBuilder()
    builder.commit(
      [
        TreeBuilder.node(1, [2], root),
        TreeBuilder.node(2) {
          $0.animations = [animation]
          leaf(&$0)
        },
      ], timelines: timelines)
    return builder.tree
  }

  private let move = LayerAnimation.basic("position.x", from: 0, to: 1, begin: 10, duration: 2)

  func testTreeWithoutAnimationsDoesNotAnimate() {
    XCTAssertFalse(RenderTree().isAnimating(at: 0))
    XCTAssertNil(RenderTree().nextChange(after: 0))
  }

  func testTreeAnimatesFromTheBeginningToTheEndOfAnAnimation() {
    let tree = tree(move)

    XCTAssertFalse(tree.isAnimating(at: 9))
    XCTAssertEqual(tree.nextChange(after: 9), 10)
    XCTAssertTrue(tree.isAnimating(at: 10))
    XCTAssertTrue(tree.isAnimating(at: 11.99))
    XCTAssertFalse(tree.isAnimating(at: 12))
    XCTAssertNil(tree.nextChange(after: 12))
  }

  func testAnimationThatStartsLessThanARoundingErrorLaterIsNotForgotten() {
    let soon = LayerAnimation.basic("position.x", from: 0, to: 1, begin: 1e-14)
    let tree = tree(root: { $0.timeMap = TimeMap(beginTime: 1000) }, soon)

    XCTAssertFalse(tree.isAnimating(at: 1000))
    XCTAssertEqual(tree.nextChange(after: 1000), 1000)
  }

  func testNextChangeIsTheEarliestOfAllAnimations() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2, 3]),
      TreeBuilder.node(2) {
        $0.animations = [move, .basic("opacity", from: 0, to: 1, begin: 30), .basic("zPosition", to: 1, begin: 7)]
      },
      TreeBuilder.node(3) { $0.animations = [.basic("position.x", from: 0, to: 1, begin: 8)] },
    ])

    XCTAssertEqual([0, 7, 8, 9, 10].map { builder.tree.nextChange(after: $0) }, [7, 8, 10, 10, 30])
  }

  func testClockOfTheSuperlayerApplies() {
    let tree = tree(root: { $0.timeMap = TimeMap(beginTime: 0, speed: 0.5) }, move)

    XCTAssertEqual(tree.nextChange(after: 1), 20)
    XCTAssertTrue(tree.isAnimating(at: 23.9))
    XCTAssertFalse(tree.isAnimating(at: 24))
  }

  func testStoppedClockDoesNotAnimate() {
    let tree = tree(root: { $0.timeMap = .frozen(at: 11) }, move)

    XCTAssertFalse(tree.isAnimating(at: 5))
    XCTAssertNil(tree.nextChange(after: 5))
  }

  func testClockOnACurveAnimatesUntilTheCurveEnds() {
    let curve = TimeCurve(start: 100, from: 10.5, to: 12, timing: CubicBezier.easeOut.lasting(0.5))
    let tree = tree(root: { $0.timeMap = TimeMap(curve: curve) }, move)

    XCTAssertEqual(tree.nextChange(after: 99), 100)
    XCTAssertTrue(tree.isAnimating(at: 100))
    XCTAssertTrue(tree.isAnimating(at: 100.2))
    XCTAssertFalse(tree.isAnimating(at: 100.5))
  }

  func testClockOnACurveThatStartsWithoutVelocityAnimatesFromItsStart() {
    let curve = TimeCurve(start: 100, from: 10.5, to: 12, timing: Spring(mass: 1, stiffness: 100, damping: 20))
    let tree = tree(root: { $0.timeMap = TimeMap(curve: curve) }, move)

    XCTAssertTrue(tree.isAnimating(at: 100))
  }

  func testTimelineOnACurveAnimatesUntilTheCurveEnds() {
    let timeline = TimelineID(rawValue: 1)
    let animation = LayerAnimation.basic("position.x", from: 0, to: 1, timeline: timeline)
    let curve = TimeCurve(start: 5, from: 0.5, to: 0, timing: LinearTiming())

    XCTAssertTrue(tree(timelines: [timeline: TimeMap(curve: curve)], animation).isAnimating(at: 5.5))
    XCTAssertFalse(tree(timelines: [timeline: TimeMap(curve: curve)], animation).isAnimating(at: 6))
    XCTAssertFalse(tree(timelines: [timeline: .frozen(at: 0.3)], animation).isAnimating(at: 5.5))
  }

  func testBackwardClockPlaysAnimationsBackwards() {
    let tree = tree(root: { $0.timeMap = TimeMap(beginTime: 0, speed: -1, timeOffset: 20) }, move)

    XCTAssertEqual(tree.nextChange(after: 3), 8)
    XCTAssertTrue(tree.isAnimating(at: 9))
    XCTAssertFalse(tree.isAnimating(at: 10))
  }

  func testHiddenLayersDoNotAnimate() {
    XCTAssertFalse(tree(root: { $0.state.isHidden = true }, move).isAnimating(at: 11))
    XCTAssertFalse(tree(move, leaf: { $0.state.opacity = 0 }).isAnimating(at: 11))
    let fade = LayerAnimation.basic("opacity", from: 0, to: 1, begin: 10)
    XCTAssertTrue(tree(fade, leaf: { $0.state.opacity = 0 }).isAnimating(at: 10.5))
    let show = LayerAnimation.basic("hidden", from: AnimatableValue(true), to: AnimatableValue(false), begin: 10)
    XCTAssertTrue(tree(show, leaf: { $0.state.isHidden = true }).isAnimating(at: 10.5))
  }

  func testLayerOutsideTheTreeDoesNotAnimate() {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1), TreeBuilder.node(2) { $0.animations = [move] }])

    XCTAssertFalse(builder.tree.isAnimating(at: 11))
  }

  func testEndlessAnimationAlwaysAnimates() {
    let endless = LayerAnimation.basic("position.x", to: 1) { $0.repeatCount = .infinity }

    XCTAssertTrue(tree(endless).isAnimating(at: 1e7))
    XCTAssertNil(endless.endTime)
  }
}
