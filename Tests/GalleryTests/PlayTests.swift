// SPDX-License-Identifier: MIT

import XCTest

/// `gallery play`: the frames that the real program presents.
final class PlayTests: GalleryTestCase {
  private struct Report: Decodable {
    struct Interval: Decodable {
      let p50: Double
      let p99: Double
    }
    let style: String
    let kind: String
    let labels: Int
    let frames: Int
    let transitions: Int
    let lateFrames: Int
    let intervalMs: Interval
    let clientCpuMsPerFrame: Double
  }

  func testPlayReportsWhatItPresented() throws {
    let report = try play(["--labels", "20", "--seconds", "3"])

    XCTAssertEqual(report.style, "system")
    XCTAssertEqual(report.kind, "push")
    XCTAssertEqual(report.labels, 20)
    XCTAssertGreaterThanOrEqual(report.transitions, 2)
    XCTAssertGreaterThan(report.frames, report.transitions)
    XCTAssertGreaterThan(report.intervalMs.p50, 10)
    XCTAssertGreaterThanOrEqual(report.intervalMs.p99, report.intervalMs.p50)
    XCTAssertGreaterThan(report.clientCpuMsPerFrame, 0)
  }

  func testATransitionContinuesWhileTheMainThreadIsStalled() throws {
    let report = try play(["--labels", "20", "--seconds", "4", "--stall-main", "500"])

    // If the main thread animated, each transition would have one frame. The actual number depends on the load of the
    // machine, so the benchmarks measure it.
    XCTAssertGreaterThan(report.transitions, 0)
    XCTAssertGreaterThanOrEqual(report.frames, report.transitions * 4)
  }

  private func play(_ arguments: [String]) throws -> Report {
    let program = try run(["play", "--style", "system", "--kind", "push", "--size", "800x600"] + arguments)
    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    let lines = program.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "START")
    let end = try XCTUnwrap(lines.dropLast().last, program.output)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = try decoder.decode(Report.self, from: Data(try XCTUnwrap(lines.last).utf8))
    XCTAssertEqual(end, "END \(report.frames)")
    return report
  }
}
