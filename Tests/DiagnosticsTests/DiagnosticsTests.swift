// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import XCTest

/// Runs `DiagnosticsProgram`, a child process in this build's configuration.
final class DiagnosticsTests: XCTestCase {
  func testFailedRequirementPrintsMessageFileAndLineAndTraps() throws {
    let (process, lines) = try run([])

    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(lines[0], "DiagnosticsProgram: starting with 0 arguments")
    XCTAssertEqual(lines[1], "DiagnosticsProgram/main.swift:6: Fatal error: no argument was given; give one")
  }

  func testMetRequirementPrintsNothing() throws {
    let (process, lines) = try run(["one"])

    XCTAssertEqual(process.terminationReason, .exit)
    XCTAssertEqual(process.terminationStatus, 0)
    XCTAssertEqual(lines, ["DiagnosticsProgram: starting with 1 arguments", "DiagnosticsProgram: ending"])
  }

  func testMessageOfAMetRequirementIsNotEvaluated() {
    var isEvaluated = false
    func message() -> String {
      isEvaluated = true
      return "no"
    }

    require(true, message())

    XCTAssertFalse(isEvaluated)
  }

  func testWarningsGoToTheListenerWhileThereIsOne() {
    let heard = XCTestExpectation(description: "a warning")
    redirectWarnings { message in
      XCTAssertEqual(message, "low on paper")
      heard.fulfill()
    }
    defer { redirectWarnings(to: nil) }

    warn("low on paper")

    wait(for: [heard], timeout: 0)
  }

  private func run(_ arguments: [String]) throws -> (process: Process, errorLines: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("DiagnosticsProgram")
    process.arguments = arguments
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process, text.split(separator: "\n").map(String.init))
  }
}
