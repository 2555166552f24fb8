// SPDX-License-Identifier: MIT
import Foundation

/// The cost of one run of transitions, from START to END.
struct PlayMeasurement {
  /// The CPU time in milliseconds per frame.
  let client, server: Double
  let residentMiB: Double
  let report: PlayReport

  var total: Double { client + server }

  /// The time in seconds, besides the given time, that a program may take to start and to end.
  static let timeout = 30.0

  static func run(_ subject: Subject, serverPID: pid_t, seconds: Double) throws(BenchError) -> PlayMeasurement {
    let child = try Child(subject.play)
    defer { child.end() }
    _ = try child.expect("START", within: timeout)
    let clientStart = try ProcessMetrics.cpuSeconds(child.pid)
    let serverStart = try ProcessMetrics.cpuSeconds(serverPID)
    let (clientEnd, resident) = try watch(child, seconds: seconds)
    let server = try ProcessMetrics.cpuSeconds(serverPID) - serverStart
    let client = clientEnd - clientStart
    let end = try child.expect("END", within: timeout)
    let report = try PlayReport(line: child.expect("{", within: timeout))
    guard let frames = end.split(separator: " ").last.flatMap({ Double($0) }), frames > 0 else {
      throw BenchError("\(subject.name) presented no frame: \(end)")
    }
    return PlayMeasurement(
      client: client * 1000 / frames, server: server * 1000 / frames, residentMiB: resident, report: report)
  }

  /// The interval in seconds at which the program is sampled: about once a frame, so that the missed part of the last
  /// frame is negligible.
  private static let lookInterval = 0.02

  /// Returns the CPU time and the memory of the last sample before the program printed END. It may be gone right
  /// afterwards.
  static func watch(_ child: Child, seconds: Double) throws(BenchError) -> (cpu: Double, residentMiB: Double) {
    let deadline = monotonicSeconds() + seconds + timeout
    var cpu = try ProcessMetrics.cpuSeconds(child.pid)
    var resident = 0.0
    while !child.hasOutput(within: lookInterval) {
      guard monotonicSeconds() < deadline else { throw BenchError("\(child.name) does not end") }
      cpu = try ProcessMetrics.cpuSeconds(child.pid)
      resident = ProcessMetrics.residentMiB(child.pid)
    }
    return ((try? ProcessMetrics.cpuSeconds(child.pid)) ?? cpu, resident)
  }
}
