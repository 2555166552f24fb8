// SPDX-License-Identifier: MIT
import Foundation

/// The built tests of the mutated copy.
struct TestProgram {
  enum Outcome: Equatable { case passed, failed, timedOut }

  let file: URL
  /// Where the output of the last run goes.
  let log: URL

  /// Seconds after which a program that uses no processor time either is taken to wait for ever.
  private static let longestWait = 600
  private static let timeoutStatus: Int32 = 124
  private static let killedStatus: Int32 = 137

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

  /// Runs a class of tests, with at most `limit` seconds of processor time.
  /// - Returns: how it ended, and the processor time it took.
  func run(_ test: TestClass, limit: Double, environment: [String: String]) throws -> (Outcome, seconds: Double) {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "--kill-after=5", "\(Self.longestWait)", "prlimit", "--cpu=\(Int(limit.rounded(.up)))"]
      + ["--core=0", file.path, test.name]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    let before = Self.secondsOfChildren
    try process.run()
    process.waitUntilExit()
    let seconds = Self.secondsOfChildren - before
    if process.terminationStatus == 0, process.terminationReason == .exit { return (.passed, seconds) }
    let isLate =
      seconds >= limit || [Self.timeoutStatus, Self.killedStatus].contains(process.terminationStatus)
    return (isLate ? .timedOut : .failed, seconds)
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
