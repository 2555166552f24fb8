// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The table that compares motions, as a value.
@MainActor
final class MotionComparisonTests: XCTestCase {
  private func row(_ number: Int, _ title: String, duration: TimeInterval?, late: Int? = nil) -> MotionRow {
    let figures = duration.map { MotionFigures(MotionSamples(duration: $0, progress: [0, 0.5, 1])) }
    let cost = late.map { FrameCost(time: 0.001, processorTime: 0.0004, bytes: 300, lateFrames: $0, frames: 6) }
    return MotionRow(number: number, title: title, figures: figures, cost: cost, kinds: "Push", gestures: "Down")
  }

  private var comparison: MotionComparison {
    MotionComparison(rows: [
      row(1, "Slow", duration: 1), row(2, "New", duration: nil), row(3, "Fast", duration: 0.2, late: 2),
      row(4, "Fast, too", duration: 0.2, late: 0),
    ])
  }

  func testAClickOnAHeadSortsUpThenDownThenNotAtAll() async {
    var comparison = comparison
    XCTAssertEqual(comparison.sortedRows.map(\.number), [1, 2, 3, 4])

    comparison.sort(by: .duration)
    XCTAssertEqual(comparison.sortedRows.map(\.number), [3, 4, 1, 2], "what is not known is last")
    comparison.sort(by: .duration)
    XCTAssertEqual(comparison.sortedRows.map(\.number), [1, 3, 4, 2])
    comparison.sort(by: .late)
    XCTAssertEqual(comparison.sortedRows.map(\.number), [4, 3, 1, 2])
    comparison.sort(by: .late)
    comparison.sort(by: .late)
    XCTAssertEqual(comparison.sortedRows.map(\.number), [1, 2, 3, 4])
  }

  func testColumnsOfTextsAreSortedByTheirTexts() async {
    var comparison = comparison
    comparison.rows[2].kinds = "Present"
    comparison.sort(by: .kinds)
    XCTAssertEqual(comparison.sortedRows.map(\.number), [3, 1, 2, 4])
  }

  func testWhatIsNotKnownIsADash() async {
    let new = comparison.rows[1]
    for column in MotionColumn.allCases where column != .kinds && column != .gestures {
      XCTAssertEqual(new.text(in: column), "–", column.title)
      XCTAssertNil(new.figure(in: column), column.title)
    }
    XCTAssertEqual(comparison.rows[2].text(in: .late), "2 of 6")
    XCTAssertEqual(comparison.rows[2].text(in: .processorTime), "400")
  }

  func testLeadersAreAllRowsWithTheLeastFigure() async {
    XCTAssertEqual(comparison.leaders(in: .settling).map(\.number), [3, 4])
    XCTAssertEqual(comparison.leaders(in: .kinds), [])
    XCTAssertEqual(MotionComparison(rows: [comparison.rows[1]]).leaders(in: .duration), [])
  }

  func testTheTextHasALineForEachRowWithUnitsInItsHead() async throws {
    var comparison = comparison
    comparison.sort(by: .duration)
    let lines = comparison.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

    XCTAssertEqual(lines.count, 5)
    XCTAssertEqual(
      lines[0],
      [
        "Cell", "Style", "Duration (ms)", "To 10 % (ms)", "To 50 % (ms)", "To 90 % (ms)", "Settles (ms)", "Peak (%/s)",
        "Overshoot (%)", "Processor (µs/frame)", "Sent (B/frame)", "Late (frames)", "Kinds", "Gestures",
      ])
    XCTAssertEqual(
      lines[1],
      ["3", "Fast", "200", "20", "100", "180", "198", "500", "0", "400", "300", "2 of 6", "Push", "Down"])
  }
}
