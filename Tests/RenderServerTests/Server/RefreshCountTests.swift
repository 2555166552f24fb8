// SPDX-License-Identifier: MIT
import XCTest

@testable import RenderServer

/// The times of the next refreshes, computed from the server's reports.
final class RefreshCountTests: XCTestCase {
  private let interval = 1.0 / 60
  /// The interval in seconds that a server without a monitor counts.
  private let nominal = 0.016667

  private func count(at time: Double) -> UInt64 { UInt64((time / nominal).rounded()) }

  /// Asks for the count, and answers.
  private func answer(_ refreshes: inout RefreshCount, count: UInt64, at time: Double) {
    refreshes.noteInquiry(serial: 7)
    XCTAssertFalse(refreshes.isInDoubt, "it is asked once")
    XCTAssertFalse(refreshes.noteAnswer(serial: 6, count: count, at: time))
    XCTAssertTrue(refreshes.noteAnswer(serial: 7, count: count, at: time))
    XCTAssertFalse(refreshes.noteAnswer(serial: 7, count: count, at: time))
  }

  func testAMonitorsRefreshesAreRegular() {
    var refreshes = RefreshCount(interval: interval)
    for step in 0..<200 { refreshes.note(count: 5000 + UInt64(step), at: 4000.003 + Double(step) * 0.016683) }

    XCTAssertTrue(refreshes.hasMonitor)
    XCTAssertEqual(refreshes.interval, 0.016683, accuracy: 1e-6)
    XCTAssertEqual(refreshes.lastTime, 4000.003 + 199 * 0.016683, accuracy: 1e-6)
  }

  func testAMonitorWhoseCountHappensToMatchItsTimeIsNotTakenForAClock() {
    var refreshes = RefreshCount(interval: interval)
    for step in 0..<20 { refreshes.note(count: 300_000 + UInt64(step), at: Double(300_000 + step) * nominal + 0.004) }

    XCTAssertTrue(refreshes.hasMonitor)
  }

  func testAServerThatReportsARefreshBetweenTwoHasNoMonitor() {
    var refreshes = RefreshCount(interval: interval)
    let start = 300_000 * nominal
    refreshes.note(count: count(at: start), at: start)
    XCTAssertTrue(refreshes.hasMonitor)

    // Asked 4 ms before the next refresh, it answers at once.
    let early = start + nominal - 0.004
    refreshes.note(count: count(at: early), at: early)

    XCTAssertFalse(refreshes.hasMonitor)
    XCTAssertEqual(refreshes.lastTime, 300_001 * nominal, accuracy: 1e-6)
    // The next frame is for the refresh after that one.
    XCTAssertEqual(refreshes.presentationTime(now: early), 300_002 * nominal, accuracy: 1e-4)
    XCTAssertEqual(refreshes.nextTarget(), 300_002)
  }

  func testAServerThatIsAskedBetweenTwoRefreshesShowsThatItHasNoMonitor() {
    var refreshes = RefreshCount(interval: interval)
    XCTAssertTrue(refreshes.isInDoubt)

    let time = 300_000.3 * nominal
    answer(&refreshes, count: count(at: time), at: time)
    XCTAssertTrue(refreshes.hasMonitor)
    refreshes.note(count: 300_001, at: 300_001 * nominal)

    XCTAssertFalse(refreshes.hasMonitor)
    XCTAssertFalse(refreshes.isInDoubt)
  }

  func testAMonitorAnswersWithTheTimeOfItsLastRefresh() {
    var refreshes = RefreshCount(interval: interval)
    answer(&refreshes, count: 300_000, at: 300_000 * nominal)
    refreshes.note(count: 300_001, at: 300_001 * nominal)

    XCTAssertTrue(refreshes.hasMonitor)
    XCTAssertFalse(refreshes.isInDoubt, "frames that follow each other tell nothing new")
    refreshes.noteGap()
    XCTAssertTrue(refreshes.isInDoubt)
  }

  func testAnOldAnswerSaysNothingAboutALaterRefresh() {
    var refreshes = RefreshCount(interval: interval)
    answer(&refreshes, count: 300_000, at: 300_000.3 * nominal)
    refreshes.note(count: 300_003, at: 300_003 * nominal)
    refreshes.note(count: 300_004, at: 300_004 * nominal)

    XCTAssertTrue(refreshes.hasMonitor)
  }

  func testALateFrameRaisesTheQuestionAgain() {
    var refreshes = RefreshCount(interval: interval)
    refreshes.note(count: 300_000, at: 300_000 * nominal)
    XCTAssertEqual(refreshes.nextTarget(), 300_001)
    refreshes.note(count: 300_001, at: 300_001 * nominal)
    XCTAssertFalse(refreshes.isInDoubt)
    XCTAssertEqual(refreshes.nextTarget(), 300_002)

    refreshes.note(count: 300_003, at: 300_003 * nominal)

    XCTAssertTrue(refreshes.isInDoubt)
    let time = 300_003.6 * nominal
    answer(&refreshes, count: count(at: time), at: time)
    refreshes.note(count: 300_005, at: 300_005 * nominal)
    XCTAssertFalse(refreshes.hasMonitor)
  }

  func testAServerWhoseCountDoesNotMatchItsTimeNeedNotBeAsked() {
    var refreshes = RefreshCount(interval: interval)
    refreshes.note(count: 5000, at: 4000)
    refreshes.noteGap()

    XCTAssertFalse(refreshes.isInDoubt)
  }

  func testAServerWithoutAMonitorHasOneAfterAReportThatItsClockDoesNotGive() {
    var refreshes = RefreshCount(interval: interval)
    for step in 0..<4 {
      let time = 300_000 * nominal + Double(step) * 0.010
      refreshes.note(count: count(at: time), at: time)
    }
    XCTAssertFalse(refreshes.hasMonitor)

    refreshes.note(count: 17, at: 300_004 * nominal)

    XCTAssertTrue(refreshes.hasMonitor)
  }

  func testAnIrregularTimeOfAMonitorIsNotTakenForAClock() {
    var refreshes = RefreshCount(interval: interval)
    refreshes.note(count: 5000, at: 4000)
    refreshes.note(count: 5001, at: 4000.012)
    refreshes.note(count: 5002, at: 4000.030)

    XCTAssertTrue(refreshes.hasMonitor)
  }
}
