// SPDX-License-Identifier: MIT
import Foundation

/// One run of transitions: what it cost from START to END.
struct PlayMeasurement {
  /// Milliseconds of CPU a frame.
  let client, server: Double
  let residentMiB: Double
  let report: PlayReport

  var total: Double { client + server }

  /// How long after the given time a program may still be starting or ending.
  static let patience = 30.0

  static func run(_ subject: Subject, serverPID: pid_t, seconds: Double) throws(BenchError) -> PlayMeasurement {
    let child = try Child(subject.play)
    defer { child.end() }
    _ = try child.expect("START", within: patience)
    let clientStart = try ProcessFigures.cpuSeconds(child.pid)
    let serverStart = try ProcessFigures.cpuSeconds(serverPID)
    let (clientEnd, resident) = try watch(child, seconds: seconds)
    let server = try ProcessFigures.cpuSeconds(serverPID) - serverStart
    let client = clientEnd - clientStart
    let end = try child.expect("END", within: patience)
    let report = try PlayReport(line: child.expect("{", within: patience))
    guard let frames = end.split(separator: " ").last.flatMap({ Double($0) }), frames > 0 else {
      throw BenchError("\(subject.name) presented no frame: \(end)")
    }
    return PlayMeasurement(
      client: client * 1000 / frames, server: server * 1000 / frames, residentMiB: resident, report: report)
  }

  /// How often the program is looked at: about once a frame, so that what is missed of the last one does not count.
  private static let lookInterval = 0.02

  /// The CPU time and the memory that the program was last seen with before it printed its END: it may be gone right
  /// after.
  static func watch(_ child: Child, seconds: Double) throws(BenchError) -> (cpu: Double, residentMiB: Double) {
    let deadline = monotonicSeconds() + seconds + patience
    var cpu = try ProcessFigures.cpuSeconds(child.pid)
    var resident = 0.0
    while !child.hasOutput(within: lookInterval) {
      guard monotonicSeconds() < deadline else { throw BenchError("\(child.name) does not end") }
      cpu = try ProcessFigures.cpuSeconds(child.pid)
      resident = ProcessFigures.residentMiB(child.pid)
    }
    return ((try? ProcessFigures.cpuSeconds(child.pid)) ?? cpu, resident)
  }
}
