// SPDX-License-Identifier: MIT
import Foundation

/// The test program of the mutated copy.
struct TestProgram {
  enum Outcome: String, CustomStringConvertible {
    case passed
    case failed
    /// It has used the allowed processor time, or waits for something that does not happen.
    case endless = "does not end"

    var description: String { rawValue }
  }

  let file: URL
  /// The file that receives the output of the last run.
  let log: URL

  func listTests() throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = file
    process.arguments = ["--list-tests"]
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// Runs classes of tests with at most `limit` seconds of processor time.
  ///
  /// - Returns: The outcome, and the processor time in seconds. Neither depends on the other load of the machine.
  func run(_ tests: [TestClass], limit: Double, environment: [String: String]) throws -> (Outcome, seconds: Double) {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["prlimit", "--cpu=\(Int(limit.rounded(.up)))", "--core=0", file.path, tests.map(\.name).joined(separator: ",")]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    let before = Self.secondsOfChildren
    try process.run()
    let waitsForever = RunningProcess(process).waitUntilExitOrRest()
    let seconds = Self.secondsOfChildren - before
    if process.terminationStatus == 0, process.terminationReason == .exit { return (.passed, seconds) }
    let isKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    return (waitsForever || isKilled ? .endless : .failed, seconds)
  }

  /// Returns the class whose test failed first in the last run, or was running when the program ended.
  func firstFailure(of tests: [TestClass]) -> TestClass? {
    let output = (try? String(decoding: Data(contentsOf: log), as: UTF8.self)) ?? ""
    let failure = output.firstMatch(of: #/error: (\w+)\.test/#) ?? output.matches(of: #/Test Case '(\w+)\./#).last
    return failure.flatMap { match in tests.first { $0.name.hasSuffix(".\(match.1)") } }
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
