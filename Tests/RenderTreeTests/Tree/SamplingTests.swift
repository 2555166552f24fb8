// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import XCTest

final class SamplingTests: XCTestCase {
  private func layer(_ state: LayerState, _ animations: [LayerAnimation]) -> RenderTree {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1) {
        $0.state = state
        $0.animations = animations
      }
    ])
    return builder.tree
  }

  private func layer(_ animations: [LayerAnimation]) -> RenderTree { layer(LayerState(), animations) }

  private func positions(_ tree: RenderTree, _ times: [Double]) -> [CGFloat] {
    times.map { tree.sample(at: $0)[1]!.state.position.x }
  }

  func testBasicAnimationTakesMissingValuesFromTheCurrentState() {
    var state = LayerState()
    state.position.x = 100
    let cases: [(LayerAnimation, [CGFloat])] = [
      (.basic("position.x", from: 0, to: 10), [0, 5]),
      (.basic("position.x", from: 0, by: 20), [0, 10]),
      (.basic("position.x", to: 0, by: -20), [20, 10]),
      (.basic("position.x", from: 0), [0, 50]),
      (.basic("position.x", to: 0), [100, 50]),
      (.basic("position.x", by: 10), [100, 105]),
    ]

    for (animation, expected) in cases { XCTAssertEqual(positions(layer(state, [animation]), [0, 0.5]), expected) }
  }

  func testAdditiveAnimationsAreAddedToTheModel() {
    var state = LayerState()
    state.position.x = 300
    // The animation from 0 to 100 is redirected to 300 at 0.5. Both animations continue, and the value does not jump.
    let first = LayerAnimation.basic("position.x", from: -100, to: 0, additive: true)
    let second = LayerAnimation.basic("position.x", from: -200, to: 0, begin: 0.5, additive: true) {
      $0.fillMode = .backwards
    }

    XCTAssertEqual(positions(layer(state, [first, second]), [0, 0.499999, 0.5]).map { $0.rounded() }, [0, 50, 50])
    XCTAssertEqual(positions(layer(state, [first, second]), [1, 1.25, 1.5]), [200, 250, 300])
  }

  func testLaterAnimationsApplyToTheResultOfEarlierOnes() {
    let animations: [LayerAnimation] = [
      .basic("position", from: AnimatableValue(CGPoint(x: 10, y: 10)), to: AnimatableValue(CGPoint(x: 20, y: 20))),
      .basic("position.x", to: 0),
    ]
    let state = layer(animations).sample(at: 0.5)[1]!.state

    XCTAssertEqual(state.position, CGPoint(x: 7.5, y: 15))
  }

  func testNonCumulativeAnimationStartsEachCycleFromTheBeginning() {
    let animation = LayerAnimation.basic("position.x", from: 0, to: 10) { $0.repeatCount = 3 }

    XCTAssertEqual(positions(layer([animation]), [0.5, 1.5, 2.5]), [5, 5, 5])
  }

  func testCumulativeAnimationAddsUpItsCycles() {
    let animation = LayerAnimation.basic("position.x", from: 0, to: 10, cumulative: true) {
      $0.repeatCount = 3
    }

    XCTAssertEqual(positions(layer([animation]), [0.5, 1.5, 2.5]), [5, 15, 25])
  }

  func testGroupScalesTheTimeOfItsChildrenAndCutsThemOff() {
    var timing = AnimationTiming()
    (timing.duration, timing.speed, timing.fillMode) = (1, 0.5, .forwards)
    let group = LayerAnimation(
      key: "group", timing: timing, pacing: LinearTiming(),
      effect: .group([
        .basic("position.x", from: 0, to: 40, duration: 4),
        .basic("opacity", from: 0, to: 0.5, begin: 0.5, duration: 0.5),
      ]))
    let tree = layer([group])

    XCTAssertEqual(positions(tree, [1, 2, 5]), [5, 10, 10])
    XCTAssertEqual(tree.sample(at: 0.9)[1]!.state.opacity, 1)
    XCTAssertEqual(tree.sample(at: 1.5)[1]!.state.opacity, 0.25)
    XCTAssertEqual(tree.sample(at: 5)[1]!.state.opacity, 0.5)
  }

  func testPacingEasesTheProgress() {
    var animation = LayerAnimation.basic("position.x", from: 0, to: 100)
    animation.pacing = Spring(response: 0.3, dampingRatio: 0.5).perUnit(of: 1)

    XCTAssertEqual(
      positions(layer([animation]), [0.2])[0], CGFloat(Spring(response: 0.3, dampingRatio: 0.5).value(at: 0.2)) * 100,
      accuracy: 1e-9)
  }

  func testLocalTimeIsDerivedFromTheSuperlayers() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2]) { $0.timeMap = TimeMap(beginTime: 100, speed: 2) },
      TreeBuilder.node(2, [3]) { $0.timeMap = TimeMap(timeOffset: 1) },
      TreeBuilder.node(3) {
        $0.animations = [.basic("position.x", from: 0, to: 10, begin: 1, duration: 10)]
      },
    ])

    XCTAssertEqual(builder.tree.localTime(of: 3, at: 102), 5)
    XCTAssertEqual(builder.tree.sample(at: 102)[3]!.state.position.x, 4)
    XCTAssertEqual(builder.tree.sampleLayer(3, at: 102)!.state.position.x, 4)
  }

  func testScrubbingASubtreeScrubsAllItsAnimations() {
    var builder = TreeBuilder()
    let move = LayerAnimation.basic("position.x", from: 0, to: 10)
    let delayed = LayerAnimation.basic("position.x", from: 0, to: 10, begin: 0.5, duration: 0.5)
    builder.commit([
      TreeBuilder.node(1, [2, 3]) { $0.timeMap = .frozen(at: 0.75) },
      TreeBuilder.node(2) { $0.animations = [move] },
      TreeBuilder.node(3) { $0.animations = [delayed] },
    ])
    let sampled = builder.tree.sample(at: 1e5)

    XCTAssertEqual(sampled[2]!.state.position.x, 7.5)
    XCTAssertEqual(sampled[3]!.state.position.x, 5)
  }

  func testTimelineControlsAnimationsInAnyPartOfTheTree() {
    let timeline = TimelineID(rawValue: 7)
    let animation = LayerAnimation.basic("position.x", from: 0, to: 100, timeline: timeline)
    var builder = TreeBuilder()
    let nodes = [
      TreeBuilder.node(1, [2]) { $0.animations = [animation] },
      TreeBuilder.node(2) { $0.animations = [animation] },
    ]
    builder.commit(nodes, timelines: [timeline: .frozen(at: 0.25)])

    XCTAssertEqual(builder.tree.sample(at: 50).layers.map(\.state.position.x), [25, 25])
    let spring = Spring(naturalFrequency: 20, dampingRatio: 0.4)
    let curve = TimeCurve(start: 50, from: 0.25, to: 1, timing: spring)
    builder.commit([], timelines: [timeline: TimeMap(curve: curve)])
    let overshoot = builder.tree.sample(at: 50.17)[2]!.state.position.x
    XCTAssertEqual(overshoot, 25 + 75 * CGFloat(spring.value(at: 0.17)), accuracy: 1e-9)
    XCTAssertGreaterThan(overshoot, 100)
    XCTAssertEqual(builder.tree.sample(at: 60)[1]!.state.position.x, 100)
  }

  func testFreelyRunningTimelineStaysAtItsEnd() {
    let timeline = TimelineID(rawValue: 7)
    let animation = LayerAnimation.basic("position.x", from: 0, to: 100, timeline: timeline)
    var builder = TreeBuilder()
    builder.commit(
      [TreeBuilder.node(1) { $0.animations = [animation] }], timelines: [timeline: TimeMap(beginTime: 10, speed: 2)])

    XCTAssertEqual(positions(builder.tree, [10.25, 10.5, 12]), [50, 100, 100])
  }

  func testSublayersAreDrawnByZPositionAndThenInTheirOrder() {
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2, 3, 4, 5]), TreeBuilder.node(2) { $0.state.zPosition = 1 }, TreeBuilder.node(3),
      TreeBuilder.node(4) {
        $0.animations = [.basic("zPosition", from: -2, to: 2)]
      },
      TreeBuilder.node(5),
    ])

    func order(_ time: Double) -> [LayerID] {
      builder.tree.sampleLayer(1, at: time).map { builder.tree.sublayersInDrawingOrder(of: $0, at: time) } ?? []
    }
    XCTAssertEqual(order(0), [4, 3, 5, 2])
    XCTAssertEqual(order(0.9), [3, 5, 2, 4])
    XCTAssertEqual(order(2), [3, 4, 5, 2])
    XCTAssertEqual(builder.tree.sample(at: 0).layers.map(\.id), [1, 4, 3, 5, 2])
  }

  func testMasksAndTransitionSourcesAreSampledInAdditionToSublayers() {
    var timing = AnimationTiming()
    timing.duration = 1
    let effect = TransitionEffect(kind: .push, direction: .fromRight, previous: 9)
    let transition = LayerAnimation(
      key: "transition", timing: timing, pacing: CubicBezier.easeIn, effect: .transition(effect))
    var builder = TreeBuilder()
    builder.commit([
      TreeBuilder.node(1, [2]) {
        $0.mask = 8
        $0.animations = [transition]
      }, TreeBuilder.node(2), TreeBuilder.node(8), TreeBuilder.node(9),
    ])
    let sampled = builder.tree.sample(at: 0.5)

    XCTAssertEqual(sampled.elements.map(\.layer.id), [1, 8, 9, 2])
    XCTAssertEqual(sampled.elements.map(\.role), [.sublayer, .mask, .previous, .sublayer])
    XCTAssertEqual(sampled.elements.map(\.parent), [nil, 0, 0, 0])
    XCTAssertEqual(sampled[1]!.transition!.progress, CubicBezier.easeIn.value(at: 0.5))
    XCTAssertEqual(builder.tree.sample(at: 1).layers.map(\.id), [1, 8, 2])
  }
}
