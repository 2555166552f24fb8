// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class InterruptPageTests: UIKitTestCase {
  private static let middle = CGPoint(x: 300, y: 350)

  private struct Parts {
    let progresses: MotionPlot
    let velocities: MotionPlot
    let list: HandOverList

    /// The progress that the page shows, from 0 to 1.
    @MainActor var progress: CGFloat { (progresses.values.last ?? 0) / 100 }
    @MainActor var velocity: CGFloat { (velocities.values.last ?? 0) / 100 }
  }

  private func open(_ stage: PageStage) throws -> Parts {
    try stage.open("interrupt")
    let page = try XCTUnwrap(stage.page)
    let plots = PageStage.all(MotionPlot.self, in: page.view)
    return Parts(
      progresses: try XCTUnwrap(plots.first), velocities: try XCTUnwrap(plots.last),
      list: try XCTUnwrap(PageStage.all(HandOverList.self, in: page.view).first))
  }

  /// Runs until the transition is half complete.
  private func catchInFlight(_ stage: PageStage, _ parts: Parts) {
    for _ in 0..<300 where !(0.25...0.75).contains(parts.progress) { stage.host.advance(by: 1.0 / 60) }
    XCTAssertTrue((0.2...0.8).contains(parts.progress), "it runs by itself")
  }

  func testAPressHoldsThePagesADragMovesThemAndAFlickContinuesAtItsVelocity() async throws {
    let stage = PageStage()
    let parts = try open(stage)
    catchInFlight(stage, parts)
    let caught = parts.progress

    stage.host.touchBegan(at: Self.middle)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(parts.progress, caught, accuracy: 0.05, "it does not move")
    XCTAssertEqual(parts.velocity, 0)
    XCTAssertEqual(parts.list.handOvers.first?.kind, .hold)
    XCTAssertLessThan(try XCTUnwrap(parts.list.handOvers.first?.jump), 0.5)

    let end = CGPoint(x: Self.middle.x + 80, y: Self.middle.y)
    stage.host.move(from: Self.middle, to: end, duration: 0.2)
    stage.host.touchEnded(at: end)
    stage.host.advance(by: 0.1)

    let release = try XCTUnwrap(parts.list.handOvers.first)
    XCTAssertEqual(release.kind, .release)
    XCTAssertLessThan(release.before, -0.6, "the pointer moves towards the first page")
    XCTAssertLessThan(try XCTUnwrap(release.jump), 0.5)
    XCTAssertLessThan(abs(try XCTUnwrap(release.velocityJump)), 0.15)
    stage.host.advance(by: 0.9)
    XCTAssertEqual(parts.progress, 0, accuracy: 0.01, "it has reached the end to which it was flicked")
  }

  func testTheMovingEdgeStaysUnderThePointer() async throws {
    let stage = PageStage()
    let parts = try open(stage)
    catchInFlight(stage, parts)
    stage.host.touchBegan(at: Self.middle)
    stage.host.advance(by: 0.1)
    let width = try XCTUnwrap(PageStage.all(WindowFrame.self, in: try XCTUnwrap(stage.page).view).first).bounds.width
    let start = parts.progress

    stage.host.move(from: Self.middle, to: CGPoint(x: Self.middle.x - 60, y: Self.middle.y), duration: 0.3)
    stage.host.advance(by: 0.05)

    XCTAssertEqual(parts.progress - start, 60 / width, accuracy: 0.01)
    stage.host.touchEnded(at: CGPoint(x: Self.middle.x - 60, y: Self.middle.y))
    stage.host.advance(by: 1)
  }

  func testAClickAndTheButtonReverseTheTransition() async throws {
    for byButton in [false, true] {
      let stage = PageStage()
      let parts = try open(stage)
      catchInFlight(stage, parts)
      let caught = parts.progress

      if byButton {
        let controls = try XCTUnwrap(PageStage.all(InterruptControls.self, in: try XCTUnwrap(stage.page).view).first)
        controls.reverse.sendActions(for: .touchUpInside)
      } else {
        stage.host.tap(at: Self.middle)
      }
      stage.host.advance(by: 0.3)

      XCTAssertLessThan(parts.progress, caught)
      XCTAssertEqual(parts.list.handOvers.first?.kind, .reverse)
      stage.host.window.close()
    }
  }

  func testTheKeyboardHoldsMovesAndReverses() async throws {
    let stage = PageStage()
    let parts = try open(stage)
    catchInFlight(stage, parts)

    stage.host.key(PageStage.Key.space)
    stage.host.advance(by: 0.3)
    let held = parts.progress
    XCTAssertEqual(parts.velocity, 0)
    for _ in 0..<5 { stage.host.key(PageStage.Key.right) }
    stage.host.advance(by: 0.1)
    XCTAssertEqual(parts.progress, held + 0.1, accuracy: 0.01)
    stage.host.key(0x72)
    stage.host.advance(by: 1)

    XCTAssertEqual(parts.progress, 0, accuracy: 0.01)
  }

  func testTheDownArrowChoosesTheNextStyle() async throws {
    let stage = PageStage()
    _ = try open(stage)
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: try XCTUnwrap(stage.page).view).first)
    let chosen = try XCTUnwrap(chips.styles.firstIndex { $0.id == chips.chosen.id })

    stage.host.key(PageStage.Key.down)
    stage.host.advance(by: 0.1)

    XCTAssertEqual(chips.chosen.id, chips.styles[chosen + 1].id)
  }

  func testThePageIsReleasedWhileATransitionIsHeld() async throws {
    let stage = PageStage()
    let parts = try open(stage)
    catchInFlight(stage, parts)
    stage.host.key(PageStage.Key.space)
    weak let page = stage.page

    stage.goBack()

    XCTAssertTrue(stage.page === stage.home)
    XCTAssertNil(page)
  }

  func testThePercentageIsTheInverseOfTheCurve() async {
    for value: CGFloat in [0, 0.1, 0.35, 0.5, 0.8, 1] {
      XCTAssertEqual(Pace.easeInOut(Pace.timeOfEaseInOut(value)), value, accuracy: 1e-5)
    }
    XCTAssertEqual(Pace.easeInOut(1), 1)
    XCTAssertEqual(Pace.easeInOut(0.25), 0.1292, accuracy: 0.001, "UIView's curve")
  }
}

/// The velocities of hand-overs, from samples of a known motion.
@MainActor
final class HandOverMeterTests: XCTestCase {
  func testTheVelocityAfterAHandOverIsThatAtItsInstant() async throws {
    func progress(_ time: TimeInterval) -> CGFloat { CGFloat(0.3 + 2 * time - 12 * time * time) }
    var meter = HandOverMeter()
    let sample = ScreenTrack.Sample(progress: 0.3, edge: 100)

    meter.note(.release, from: sample, to: ScreenTrack.Sample(progress: 0.3, edge: 101), velocity: 2, at: 0)
    let handOvers = (1...5).compactMap { meter.add(progress(Double($0) / 60), at: Double($0) / 60) }

    let handOver = try XCTUnwrap(handOvers.first)
    XCTAssertEqual(handOvers.count, 1)
    XCTAssertEqual(handOver.jump, 1)
    XCTAssertEqual(try XCTUnwrap(handOver.after), 2, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(handOver.velocityJump), 0, accuracy: 1e-6)
  }

  func testAHoldHasTheVelocityOfTheFramesBefore() async throws {
    var meter = HandOverMeter()
    for index in 0..<3 { _ = meter.add(CGFloat(index) * 0.05, at: Double(index) * 0.05) }
    let sample = ScreenTrack.Sample(progress: 0.1, edge: nil)

    meter.note(.hold, from: sample, to: sample, at: 0.11)
    let handOver = (1...4).compactMap { meter.add(0.1, at: 0.11 + Double($0) * 0.05) }.first

    XCTAssertEqual(try XCTUnwrap(handOver).before, 1, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(handOver?.after), 0, accuracy: 1e-6)
    XCTAssertNil(handOver?.velocityJump, "a held page is meant to stop")
    XCTAssertNil(handOver?.jump)
  }
}

/// The velocity of a progress over several frames.
@MainActor
final class VelocityMeterTests: XCTestCase {
  func testAConstantVelocityIsMeasuredExactlyAndRestIsZero() async {
    var meter = VelocityMeter()
    XCTAssertEqual(meter.add(0.2, at: 1), 0)
    for frame in 1...6 {
      XCTAssertEqual(meter.add(0.2 + 0.03 * CGFloat(frame), at: 1 + Double(frame) / 60), 1.8, accuracy: 1e-9)
    }
    for frame in 7...20 { _ = meter.add(0.4, at: 1 + Double(frame) / 60) }
    XCTAssertEqual(meter.add(0.4, at: 1.5), 0)
  }

  /// The events of a pointer fall into every second frame. Its velocity is nearly constant all the same.
  func testUnevenStepsOfAPointerAreACurveAndNoComb() async {
    var meter = VelocityMeter()
    let velocities = (0..<30).map { frame in
      meter.add(CGFloat(frame / 2 * 2) * 0.01, at: Double(frame) / 60)
    }
    for velocity in velocities.dropFirst(6) { XCTAssertEqual(velocity, 0.6, accuracy: 0.15) }
  }
}
