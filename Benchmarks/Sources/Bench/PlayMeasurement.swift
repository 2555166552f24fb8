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

  /// The time in seconds before END that no longer belongs to the middle of a transition.
  private static let ending = 2.0

  /// Returns the cost of a frame in the middle of a transition: in the given time, which ends `ending` before the
  /// transition. The transition has to take longer than that together with its set-up, and must not miss a refresh: the
  /// frames are counted by the time.
  ///
  /// The time is counted from the end, because the cost of a frame depends on how far the transition is, and a long set-up
  /// delays its start.
  static func runMiddle(
    _ subject: Subject, serverPID: pid_t, seconds: Double
  ) throws(BenchError) -> PlayMeasurement {
    let child = try Child(subject.play)
    defer { child.end() }
    _ = try child.expect("START", within: timeout)
    var samples = [try Sample(client: child.pid, server: serverPID)]
    try look(at: child, seconds: seconds) { () throws(BenchError) in
      samples.append(try Sample(client: child.pid, server: serverPID))
    }
    let resident = ProcessMetrics.residentMiB(child.pid)
    _ = try child.expect("END", within: timeout)
    let report = try PlayReport(line: child.expect("{", within: timeout))
    let end = samples[samples.count - 1].time - ending
    guard let first = samples.last(where: { $0.time <= end - seconds }),
      let last = samples.last(where: { $0.time <= end })
    else { throw BenchError("\(subject.name) ended before its middle was measured") }
    let frames = (last.time - first.time) / report.intervalMS.p50
    return PlayMeasurement(
      client: (last.client - first.client) / frames, server: (last.server - first.server) / frames,
      residentMiB: resident, report: report)
  }

  /// The CPU time in seconds so far.
  private struct Sample {
    let time = monotonicSeconds()
    let client, server: Double

    init(client: pid_t, server: pid_t) throws(BenchError) {
      self.client = try ProcessMetrics.cpuSeconds(client)
      self.server = try ProcessMetrics.cpuSeconds(server)
    }
  }

  /// The interval in seconds at which the program is sampled: about once a frame, so that the missed part of the last
  /// frame is negligible.
  private static let lookInterval = 0.02

  /// Returns the CPU time and the memory of the last sample before the program printed END. It may be gone right
  /// afterwards.
  static func watch(_ child: Child, seconds: Double) throws(BenchError) -> (cpu: Double, residentMiB: Double) {
    var cpu = try ProcessMetrics.cpuSeconds(child.pid)
    var resident = 0.0
    try look(at: child, seconds: seconds) { () throws(BenchError) in
      cpu = try ProcessMetrics.cpuSeconds(child.pid)
      resident = ProcessMetrics.residentMiB(child.pid)
    }
    return ((try? ProcessMetrics.cpuSeconds(child.pid)) ?? cpu, resident)
  }

  /// Calls `body` at intervals until the program prints something.
  private static func look(
    at child: Child, seconds: Double, _ body: () throws(BenchError) -> Void
  ) throws(BenchError) {
    let deadline = monotonicSeconds() + seconds + timeout
    while !child.hasOutput(within: lookInterval) {
      guard monotonicSeconds() < deadline else { throw BenchError("\(child.name) does not end") }
      try body()
    }
  }
}
