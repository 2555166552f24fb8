// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class MotionLabTests: UIKitTestCase {
  private func open<Kind: Experiment>(_ kind: Kind.Type, key: UInt, _ stage: PageStage) throws -> Kind {
    try stage.open("motion")
    stage.host.key(key)
    stage.host.advance(by: 0.05)
    let experiment = try XCTUnwrap(PageStage.all(kind, in: try XCTUnwrap(stage.page).view).first)
    XCTAssertFalse(experiment.isHidden)
    return experiment
  }

  func testTheNumberKeysChooseAnExperimentAndTheSpaceBarRunsIt() async throws {
    let stage = PageStage()
    let springs = try open(SpringExperiment.self, key: 0x31, stage)
    stage.host.advance(by: 2.5)
    XCTAssertFalse(springs.isActive)
    let target = springs.lanes[0].target

    stage.host.key(PageStage.Key.space)
    XCTAssertTrue(springs.isActive)
    XCTAssertNotEqual(springs.lanes[0].target, target)
    stage.host.advance(by: 2.5)
    for lane in springs.lanes { XCTAssertEqual(lane.shown, lane.target, accuracy: 0.01) }
    XCTAssertFalse(springs.isActive, "nothing runs when nothing moves")
  }

  func testASpringOvershootsTheMoreTheLessItIsDamped() async throws {
    let stage = PageStage()
    let springs = try open(SpringExperiment.self, key: 0x31, stage)
    stage.host.advance(by: 2.5)
    springs.move(to: 0)
    stage.host.advance(by: 2.5)
    var highest = springs.lanes.map { _ in CGFloat(0) }

    springs.move(to: 1)
    for _ in 0..<60 {
      stage.host.advance(by: 1.0 / 60)
      for (index, lane) in springs.lanes.enumerated() { highest[index] = max(highest[index], lane.shown) }
    }

    XCTAssertEqual(highest, highest.sorted(by: >))
    XCTAssertGreaterThan(highest[0], 1.4)
    XCTAssertLessThan(highest[3], 1.001)
  }

  func testARetargetedBallKeepsItsVelocityOnlyIfItsAnimationsAreAdded() async throws {
    let stage = PageStage()
    let experiment = try open(RetargetExperiment.self, key: 0x35, stage)
    stage.host.advance(by: 2.5)
    experiment.move(to: 0)
    stage.host.advance(by: 2.5)
    experiment.move(to: 1)
    stage.host.advance(by: 0.5)
    let before = experiment.lanes.map { $0.plot.values.last ?? 0 }

    experiment.move(to: 0)
    stage.host.advance(by: 2.0 / 60)
    let after = experiment.lanes.map { $0.plot.values.last ?? 0 }

    XCTAssertGreaterThan(before[0], 100, "in the middle it is fast")
    XCTAssertEqual(after[0], before[0], accuracy: 0.2 * before[0])
    XCTAssertLessThan(after[1], 0.2 * before[1], "a replaced animation begins at rest")
  }

  func testAThrownBallComesToRestAtTheMark() async throws {
    let stage = PageStage()
    let decay = try open(DecayExperiment.self, key: 0x34, stage)
    stage.host.key(PageStage.Key.right)
    let end = try XCTUnwrap(decay.projectedEnd)
    stage.host.advance(by: 0.1)
    XCTAssertNotEqual(decay.position, end)

    stage.host.advance(by: 6)

    XCTAssertEqual(decay.position.x, end.x, accuracy: 0.01)
    XCTAssertEqual(decay.position.y, end.y, accuracy: 0.01)
    XCTAssertNil(decay.projectedEnd)
  }

  func testAThrowDecaysExponentiallyAndBouncesOffTheEdges() async {
    func makeThrow(_ width: CGFloat) -> Throw {
      Throw(
        origin: CGPoint(x: 10, y: 10), velocity: CGPoint(x: 1000, y: 0), start: 5, rate: 0.998,
        area: CGRect(x: 0, y: 0, width: width, height: 20))
    }
    let free = makeThrow(10_000)
    // The distance of a scroll view's deceleration: v · r / (1 − r) per millisecond, here in its continuous form.
    XCTAssertEqual(free.end.x, 10 + 1000 / (-1000 * log(0.998)), accuracy: 0.001)
    XCTAssertEqual(free.position(at: 5), CGPoint(x: 10, y: 10))
    XCTAssertEqual((free.position(at: 5.001).x - 10) / 0.001, 999, accuracy: 1)
    XCTAssertEqual(free.position(at: 100), free.end)

    let bouncing = makeThrow(300)
    XCTAssertEqual(bouncing.end.x, 600 - free.end.x, accuracy: 0.001)
    for time in stride(from: 5, to: 9, by: 0.01) {
      XCTAssertTrue((0...300).contains(bouncing.position(at: time).x))
    }
  }

  func testADraggedKeyframeMovesThePathOfTheBalls() async throws {
    let stage = PageStage()
    let keyframes = try open(KeyframeExperiment.self, key: 0x33, stage)
    stage.host.advance(by: 3)
    let ball = try XCTUnwrap(PageStage.all(Ball.self, in: keyframes).first)
    let start = keyframes.convert(ball.center, to: nil)
    let end = CGPoint(x: start.x - 60, y: start.y + 40)

    stage.host.drag(from: start, to: end, duration: 0.3)
    stage.host.advance(by: 3)

    let moved = keyframes.convert(ball.center, to: nil)
    XCTAssertEqual(moved.x, end.x, accuracy: 1)
    XCTAssertEqual(moved.y, end.y, accuracy: 1)
  }

  func testTheArrowKeysMoveTheFocusedKeyframe() async throws {
    let stage = PageStage()
    let keyframes = try open(KeyframeExperiment.self, key: 0x33, stage)
    let handle = try XCTUnwrap(PageStage.all(DragHandle.self, in: keyframes).first)
    UIFocusSystem.focusSystem(for: handle)?.requestFocusUpdate(to: handle)
    let start = handle.center

    for key in [PageStage.Key.right, PageStage.Key.right, PageStage.Key.up] { stage.host.key(key) }

    XCTAssertEqual(handle.center.x, start.x + 8, accuracy: 0.01)
    XCTAssertEqual(handle.center.y, start.y - 4, accuracy: 0.01)
    XCTAssertTrue(keyframes.isActive, "the balls show the new path")
  }
}
