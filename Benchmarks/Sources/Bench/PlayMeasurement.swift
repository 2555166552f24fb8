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

  /// The time in seconds from the start of a transition until its set-up, and what it leaves to the first frames, is over.
  private static let setUp = 2.0

  /// Returns the cost of a frame in the middle of a transition. The transition has to take longer than `setUp` and the
  /// given time, and must not miss a refresh: the frames are counted by the time.
  static func runMiddle(
    _ subject: Subject, serverPID: pid_t, seconds: Double
  ) throws(BenchError) -> PlayMeasurement {
    let child = try Child(subject.play)
    defer { child.end() }
    _ = try child.expect("START", within: timeout)
    Thread.sleep(forTimeInterval: setUp)
    let start = try (client: ProcessMetrics.cpuSeconds(child.pid), server: ProcessMetrics.cpuSeconds(serverPID))
    Thread.sleep(forTimeInterval: seconds)
    let end = try (client: ProcessMetrics.cpuSeconds(child.pid), server: ProcessMetrics.cpuSeconds(serverPID))
    let resident = ProcessMetrics.residentMiB(child.pid)
    _ = try child.expect("END", within: timeout)
    let report = try PlayReport(line: child.expect("{", within: timeout))
    let interval = report.intervalMS.p50 / seconds
    return PlayMeasurement(
      client: (end.client - start.client) * interval, server: (end.server - start.server) * interval,
      residentMiB: resident, report: report)
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
