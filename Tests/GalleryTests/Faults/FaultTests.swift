// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// The behaviour of the program if something is missing or fails.
///
/// `FAULTS=table` prints each fault with its outcome and the time from the fault to the end. `FAULT_INSTANTS=100` kills
/// the server at that many random instants.
final class FaultTests: XCTestCase {
  private static let printsTable = ProcessInfo.processInfo.environment["FAULTS"] == "table"
  private static let instants = ProcessInfo.processInfo.environment["FAULT_INSTANTS"].flatMap { Int($0) } ?? 3

  func testEveryFaultHasItsOutcome() throws {
    for fault in FaultTable.all {
      let (outcome, seconds) = try observe(fault)
      report(fault.name, outcome, seconds)
      XCTAssertTrue(Self.isExpected(outcome, by: fault.outcome), "\(fault.name): \(outcome), not \(fault.outcome)")
    }
  }

  func testAServerKilledAtARandomInstantEndsTheProgramWithAMessage() throws {
    for _ in 0..<Self.instants {
      let delay = Double.random(in: 0...1.5)
      let stage = try FaultStage(Fault(name: "", arguments: ["play", "--style", "system", "--size", "600x400"]))
      defer { stage.end() }
      usleep(UInt32(delay * 1e6))
      let start = Date()
      stage.server.signal(SIGKILL)
      let outcome = end(of: stage)
      report("server killed after \((delay * 1000).rounded()) ms", outcome, Date().timeIntervalSince(start))
      guard case .exits(let status, let line) = outcome else {
        XCTFail("after \(delay) s: \(outcome)")
        continue
      }
      XCTAssertTrue([3, 4].contains(status), "after \(delay) s: status \(status), \(line)")
      XCTAssertTrue(line.contains("gallery: "), "no message after \(delay) s: \(line)")
    }
  }

  /// Several programs at once, because the threads of one that starts on a busy machine run in any order.
  func testProgramsThatEndWhileTheyStartEndWithAMessage() throws {
    let server = try XServer(options: ["-extension", "RENDER"])
    defer { server.end() }
    for _ in 0..<10 {
      let programs = try (0..<6).map { _ in
        try GalleryProgram(["--page", "push"], environment: ["DISPLAY": server.displayName])
      }
      for program in programs {
        XCTAssertEqual(program.exitStatus(), 3, program.errors)
        XCTAssertTrue(program.errors.contains("RENDER"), program.errors)
        program.end()
      }
    }
  }

  /// Returns the outcome, and the time in seconds after the fault.
  private func observe(_ fault: Fault) throws -> (Fault.Outcome, Double) {
    let stage = try FaultStage(fault)
    defer { stage.end() }
    var start = Date()
    if fault.outcome == .works || fault.event != nil {
      guard stage.waitForContent() else { return (end(of: stage), Date().timeIntervalSince(start)) }
      start = Date()
      try fault.event?(stage)
    }
    if fault.outcome == .works, stage.answersClicks(), stage.program.errors.isEmpty {
      return (.works, Date().timeIntervalSince(start))
    }
    let outcome = end(of: stage)
    return (outcome, Date().timeIntervalSince(start))
  }

  /// Waits for the end of the program.
  private func end(of stage: FaultStage) -> Fault.Outcome {
    if let status = stage.program.exitStatus() {
      return .exits(status, saying: stage.program.errors.trimmingCharacters(in: .newlines))
    }
    return stage.program.endingSignal(within: 0).map { .dies(ofSignal: $0) } ?? .hangs
  }

  private static func isExpected(_ outcome: Fault.Outcome, by expected: Fault.Outcome) -> Bool {
    guard case .exits(let status, let line) = outcome, case .exits(let wanted, let words) = expected else {
      return outcome == expected
    }
    let lines = line.split(separator: "\n").count
    return status == wanted && (words.isEmpty ? lines == 0 : lines == 1 && line.contains(words))
  }

  private func report(_ name: String, _ outcome: Fault.Outcome, _ seconds: Double) {
    guard Self.printsTable else { return }
    print("| \(name) | \(outcome) | \(Int(seconds * 1000)) ms |")
  }
}
