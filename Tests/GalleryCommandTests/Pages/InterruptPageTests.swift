// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class InterruptPageTests: UIKitTestCase {
  private func plots(_ stage: PageStage) throws -> (places: MotionPlot, velocities: MotionPlot) {
    let plots = PageStage.all(MotionPlot.self, in: try XCTUnwrap(stage.page).view)
    XCTAssertEqual(plots.count, 2)
    return (plots[0], plots[1])
  }

  /// Runs until the transition is half way.
  private func catchInFlight(_ stage: PageStage, _ plot: MotionPlot) {
    for _ in 0..<300 where !(0.35...0.65).contains(plot.values.last ?? 0) { stage.host.advance(by: 1.0 / 60) }
    XCTAssertTrue((0.3...0.7).contains(plot.values.last ?? 0), "it runs by itself")
  }

  func testAHandTakesItWithoutAJumpAndThrowsItOn() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let (places, velocities) = try plots(stage)
    catchInFlight(stage, places)
    let caught = try XCTUnwrap(places.values.last)

    stage.host.touchBegan(at: CGPoint(x: 450, y: 250))
    stage.host.advance(by: 0.5)
    XCTAssertEqual(try XCTUnwrap(places.values.last), caught, accuracy: 0.03, "it stands")
    XCTAssertEqual(try XCTUnwrap(velocities.values.last), 0)

    stage.host.move(from: CGPoint(x: 450, y: 250), to: CGPoint(x: 560, y: 250), duration: 0.15)
    stage.host.advance(by: 0.001)
    stage.host.touchEnded(at: CGPoint(x: 560, y: 250))
    stage.host.advance(by: 2.0 / 60)
    XCTAssertLessThan(try XCTUnwrap(velocities.values.last), -0.6, "to the right is back, as fast as the hand")
    let steps = zip(places.values, places.values.dropFirst()).map { abs($1 - $0) }
    XCTAssertLessThan(try XCTUnwrap(steps.max()), 0.06, "no jump in any frame")
    stage.host.advance(by: 1)
    XCTAssertTrue(places.values.contains { $0 < 0.01 }, "it has arrived where it was thrown")
  }

  func testAClickTurnsItRound() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let (places, _) = try plots(stage)
    catchInFlight(stage, places)

    stage.host.tap(at: CGPoint(x: 450, y: 250))
    let caught = try XCTUnwrap(places.values.last)
    stage.host.advance(by: 0.3)
    XCTAssertLessThan(try XCTUnwrap(places.values.last), caught)
  }

  func testEveryStyleRunsToAndFroAndCanBeCaught() async throws {
    let stage = PageStage()
    try stage.open("interrupt")
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: try XCTUnwrap(stage.page).view).first)
    for chip in PageStage.all(UIButton.self, in: chips) {
      chip.sendActions(for: .touchUpInside)
      let (places, _) = try plots(stage)
      catchInFlight(stage, places)
      stage.host.drag(from: CGPoint(x: 450, y: 250), to: CGPoint(x: 300, y: 250), duration: 0.1)
      stage.host.advance(by: 4)
      XCTAssertTrue(places.values.contains(1) && places.values.contains(0), chip.currentTitle ?? "")
    }
  }

  func testAMovementBeginsAsFastAsItWasThrown() async {
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

  func testThePercentageOfAPlaceIsWhereTheCurveHasThatPlace() async {
    for place: CGFloat in [0, 0.1, 0.35, 0.5, 0.8, 1] {
      XCTAssertEqual(Pace.easeInOut(Pace.timeOfEaseInOut(place)), place, accuracy: 1e-5)
    }
    XCTAssertEqual(Pace.easeInOut(1), 1)
    XCTAssertEqual(Pace.easeInOut(0.25), 0.1292, accuracy: 0.001, "UIView's curve")
  }
}
