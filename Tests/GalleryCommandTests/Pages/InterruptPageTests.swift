// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class InterruptPageTests: UIKitTestCase {
  private func plots(_ stage: PageStage) throws -> (positions: MotionPlot, velocities: MotionPlot) {
    let plots = PageStage.all(MotionPlot.self, in: try XCTUnwrap(stage.page).view)
    XCTAssertEqual(plots.count, 2)
    return (plots[0], plots[1])
  }

  /// Runs until the transition is half complete.
  private func catchInFlight(_ stage: PageStage, _ plot: MotionPlot) {
    for _ in 0..<300 where !(0.35...0.65).contains(plot.values.last ?? 0) { stage.host.advance(by: 1.0 / 60) }
    XCTAssertTrue((0.3...0.7).contains(plot.values.last ?? 0), "it runs by itself")
  }

  func testADragTakesOverWithoutAJumpAndAFlickContinues() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let (positions, velocities) = try plots(stage)
    catchInFlight(stage, positions)
    let caught = try XCTUnwrap(positions.values.last)

    stage.host.touchBegan(at: CGPoint(x: 450, y: 250))
    stage.host.advance(by: 0.5)
    XCTAssertEqual(try XCTUnwrap(positions.values.last), caught, accuracy: 0.03, "it does not move")
    XCTAssertEqual(try XCTUnwrap(velocities.values.last), 0)

    stage.host.move(from: CGPoint(x: 450, y: 250), to: CGPoint(x: 560, y: 250), duration: 0.15)
    stage.host.advance(by: 0.001)
    stage.host.touchEnded(at: CGPoint(x: 560, y: 250))
    stage.host.advance(by: 2.0 / 60)
    XCTAssertLessThan(try XCTUnwrap(velocities.values.last), -0.6, "it goes back with the pointer's velocity")
    let steps = zip(positions.values, positions.values.dropFirst()).map { abs($1 - $0) }
    XCTAssertLessThan(try XCTUnwrap(steps.max()), 0.06, "no jump in any frame")
    stage.host.advance(by: 1)
    XCTAssertTrue(positions.values.contains { $0 < 0.01 }, "it has reached the end to which it was flicked")
  }

  func testAClickReversesTheTransition() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let (positions, _) = try plots(stage)
    catchInFlight(stage, positions)

    stage.host.tap(at: CGPoint(x: 450, y: 250))
    let caught = try XCTUnwrap(positions.values.last)
    stage.host.advance(by: 0.3)
    XCTAssertLessThan(try XCTUnwrap(positions.values.last), caught)
  }

  func testEveryStyleRunsInBothDirectionsAndCanBeInterrupted() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: try XCTUnwrap(stage.page).view).first)
    for chip in PageStage.all(UIButton.self, in: chips) {
      chip.sendActions(for: .touchUpInside)
      let (positions, _) = try plots(stage)
      catchInFlight(stage, positions)
      stage.host.drag(from: CGPoint(x: 450, y: 250), to: CGPoint(x: 300, y: 250), duration: 0.1)
      stage.host.advance(by: 4)
      XCTAssertTrue(positions.values.contains(1) && positions.values.contains(0), chip.currentTitle ?? "")
    }
  }

  func testAMovementStartsWithTheVelocityOfTheRelease() async {
    let movement = SpringMovement(origin: 0.4, velocity: -1.5, end: 0, start: 2, stiffness: 9)
    XCTAssertEqual(movement.position(at: 2), 0.4)
    XCTAssertEqual((movement.position(at: 2.0001) - 0.4) / 0.0001, -1.5, accuracy: 0.01)
    XCTAssertTrue(movement.hasArrived(at: 4))
  }

  func testAReleaseLeadsToTheNearerEndUnlessItIsThrown() async {
    XCTAssertFalse(InteractiveMotion.releasesForward(from: 0.5, velocity: 0.6))
    XCTAssertTrue(InteractiveMotion.releasesForward(from: 0.51, velocity: -0.6))
    XCTAssertTrue(InteractiveMotion.releasesForward(from: 0.1, velocity: 0.61))
    XCTAssertFalse(InteractiveMotion.releasesForward(from: 0.9, velocity: -0.61))
  }

  func testThePercentageIsTheInverseOfTheCurve() async {
    for value: CGFloat in [0, 0.1, 0.35, 0.5, 0.8, 1] {
      XCTAssertEqual(Pace.easeInOut(Pace.timeOfEaseInOut(value)), value, accuracy: 1e-5)
    }
    XCTAssertEqual(Pace.easeInOut(1), 1)
    XCTAssertEqual(Pace.easeInOut(0.25), 0.1292, accuracy: 0.001, "UIView's curve")
  }
}
