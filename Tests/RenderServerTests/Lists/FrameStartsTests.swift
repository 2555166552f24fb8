// SPDX-License-Identifier: MIT
import XCTest

@testable import RenderServer

/// The time at which the animations of a commit start, as computed for a refresh of 20 ms.
final class FrameStartsTests: XCTestCase {
  private let interval = 0.02
  private var starts = FrameStarts()

  private func begin(at time: Double) -> [Double] {
    starts.begin(with: time, refreshInterval: interval).map(\.delay)
  }

  private func assertDelay(
    _ expected: Double, at time: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    let delays = begin(at: time)
    XCTAssertEqual(delays.count, 1, file: file, line: line)
    XCTAssertEqual(delays.first ?? .nan, expected, accuracy: 1e-9, file: file, line: line)
  }

  func testFirstFrameAfterARestShowsOneRefreshOfMotion() {
    starts.add(1, time: 10)

    assertDelay(0.01, at: 10.03)
    XCTAssertEqual(begin(at: 10.05), [])
  }

  func testReleaseContinuesFromTheLastFrameOfTheDrag() {
    _ = begin(at: 10.02)
    starts.add(1, time: 10.03)

    assertDelay(-0.01, at: 10.06)
  }

  func testFrameThatIsShownLateDelaysTheStartFurther() {
    starts.add(1, time: 10)
    _ = begin(at: 10.03)
    starts.noteSent()
    XCTAssertTrue(starts.isInFlight)

    let lateness = starts.noteShown(target: 10.03, at: 10.09, refreshInterval: interval)

    XCTAssertEqual(lateness, 0.06, accuracy: 1e-9)
    XCTAssertFalse(starts.isInFlight)
    // The next start continues from the frame that was shown late.
    starts.add(2, time: 10.1)
    assertDelay(-0.01, at: 10.11)
  }

  func testFrameOnTimeDelaysNothing() {
    starts.add(1, time: 10)
    _ = begin(at: 10.03)

    XCTAssertEqual(starts.noteShown(target: 10.03, at: 10.031, refreshInterval: interval), 0)
  }
}
