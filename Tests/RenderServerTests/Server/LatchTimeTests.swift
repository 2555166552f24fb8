// SPDX-License-Identifier: MIT
import XCTest

@testable import RenderServer

/// When a frame of a drag is begun, at given times and costs.
final class LatchTimeTests: XCTestCase {
  private let interval = 1.0 / 60
  private var latch = LatchTime()
  private var target = 100.0

  /// Begins a frame as late as it may be, which takes `cost` and is shown `lateness` after its refresh. Returns how long
  /// before the refresh it was begun.
  @discardableResult
  private func frame(cost: Double, lateness: Double = 0) -> Double {
    let begin = latch.time(for: target)
    latch.begin(at: begin)
    latch.noteSent(at: begin + cost)
    latch.noteShown(target: target, at: target + lateness, refreshInterval: interval)
    defer { target += interval }
    return target - begin
  }

  private func lead() -> Double { target - latch.time(for: target) }

  func testAFrameIsBegunByItsCostAndAMarginBeforeItsRefresh() {
    for _ in 0..<1000 { frame(cost: 0.003) }

    XCTAssertEqual(lead(), 0.004, accuracy: 0.0001)
  }

  func testAnExpensiveFrameIsAllowedForAtOnceAndForgottenSlowly() {
    for _ in 0..<100 { frame(cost: 0.002) }
    let usual = lead()

    frame(cost: 0.007)
    XCTAssertEqual(lead(), usual + 0.005, accuracy: 0.0001)
    frame(cost: 0.002)
    XCTAssertGreaterThan(lead(), usual + 0.004)
    for _ in 0..<60 { frame(cost: 0.002) }
    XCTAssertEqual(lead(), usual, accuracy: 0.0005)
  }

  func testALateFrameDoublesTheMarginWhichShrinksOverSeconds() {
    for _ in 0..<1000 { frame(cost: 0.002) }
    let margin = latch.margin

    frame(cost: 0.002, lateness: interval)
    XCTAssertEqual(latch.margin, 2 * margin, accuracy: 0.0001)
    for _ in 0..<60 { frame(cost: 0.002) }
    XCTAssertGreaterThan(latch.margin, 1.5 * margin)
    for _ in 0..<1000 { frame(cost: 0.002) }
    XCTAssertEqual(latch.margin, margin, accuracy: 0.0001)
  }

  func testAFrameOfAServerWithoutAMonitorMayComeALittleEarlyOrLate() {
    let margin = latch.margin

    frame(cost: 0.002, lateness: -0.004)
    frame(cost: 0.002, lateness: 0.004)

    XCTAssertLessThan(latch.margin, margin)
  }

  func testOneFrameIsInFlightUnlessItTakesLongerThanARefresh() {
    frame(cost: 0.010)
    XCTAssertFalse(latch.needsTwoFrames(refreshInterval: interval))

    frame(cost: 0.020)
    XCTAssertTrue(latch.needsTwoFrames(refreshInterval: interval))
    for _ in 0..<60 { frame(cost: 0.010) }
    XCTAssertFalse(latch.needsTwoFrames(refreshInterval: interval))
  }

  func testTheMainThreadHasUntilTheMarginBeforeTheRefresh() {
    XCTAssertEqual(latch.latestCommit(for: 10), 10 - latch.margin)
    XCTAssertGreaterThan(latch.latestCommit(for: 10), latch.time(for: 10) - 0.001)
  }

  func testAFrameThatWasNotBegunByATickHasNoCost() {
    frame(cost: 0.002)
    let cost = latch.cost

    latch.noteSent(at: target + 1)

    XCTAssertEqual(latch.cost, cost)
  }
}
