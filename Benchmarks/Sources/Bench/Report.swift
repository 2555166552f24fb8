// SPDX-License-Identifier: MIT
import Foundation

/// All results of one subject.
struct SubjectReport: Encodable {
  let name: String
  let cpu: CPUMetrics
  let frames: FrameMetrics
  let residentMiB: Spread
  /// The bytes and requests per frame.
  let traffic: TrafficMeasurement
  let idle: IdleMetrics

  /// The CPU time in milliseconds per frame.
  struct CPUMetrics: Encodable {
    let client, server, total: Spread
    /// The total, relative to that of the first and of the second baseline in the same round.
    let ratioToTimer, ratioToPresent: Spread
  }

  struct FrameMetrics: Encodable {
    let count, late: Spread
    /// The time in milliseconds between two frames.
    let intervalP50, intervalP99: Spread
  }

  /// The cost of the start and of an idle window.
  struct IdleMetrics: Encodable {
    let firstPaintMS: Spread
    let idleWakeUpsPerSecond, idleClientCPUMSPerSecond, idleServerCPUMSPerSecond: Double
  }

  /// - Parameter rounds: The measurements of each round, in the order of the subjects.
  init(
    _ subject: Subject, index: Int, rounds: [[PlayMeasurement]], traffic: TrafficMeasurement, idle: IdleMeasurement
  ) {
    let runs = rounds.map { $0[index] }
    name = subject.name
    cpu = CPUMetrics(
      client: Spread(runs.map(\.client)), server: Spread(runs.map(\.server)), total: Spread(runs.map(\.total)),
      ratioToTimer: Spread(rounds.map { $0[index].total / $0[0].total }),
      ratioToPresent: Spread(rounds.map { $0[index].total / $0[1].total }))
    frames = FrameMetrics(
      count: Spread(runs.map { Double($0.report.frames) }), late: Spread(runs.map { Double($0.report.lateFrames) }),
      intervalP50: Spread(runs.map(\.report.intervalMS.p50)), intervalP99: Spread(runs.map(\.report.intervalMS.p99)))
    residentMiB = Spread(runs.map(\.residentMiB))
    self.traffic = traffic
    self.idle = IdleMetrics(
      firstPaintMS: Spread(idle.firstPaint), idleWakeUpsPerSecond: idle.wakeUps,
      idleClientCPUMSPerSecond: idle.clientCPU, idleServerCPUMSPerSecond: idle.serverCPU)
  }

  /// The lines of the table: a label, and the value as text.
  var lines: [(String, String)] {
    [
      ("CPU a frame, client (ms)", text(cpu.client, 3)), ("CPU a frame, server (ms)", text(cpu.server, 3)),
      ("CPU a frame, both (ms)", text(cpu.total, 3)), ("ratio to C timer", text(cpu.ratioToTimer, 2)),
      ("ratio to C present", text(cpu.ratioToPresent, 2)), ("frames a run", text(frames.count, 0)),
      ("late frames a run", text(frames.late, 0)), ("interval p50 (ms)", text(frames.intervalP50, 2)),
      ("interval p99 (ms)", text(frames.intervalP99, 2)), ("bytes a frame to server", number(traffic.bytesToServer, 0)),
      ("bytes a frame to client", number(traffic.bytesToClient, 0)), ("requests a frame", number(traffic.requests, 1)),
      ("first paint (ms)", text(idle.firstPaintMS, 1)), ("resident memory (MiB)", text(residentMiB, 1)),
      ("idle wake-ups a second", number(idle.idleWakeUpsPerSecond, 1)),
      ("idle CPU, client (ms/s)", number(idle.idleClientCPUMSPerSecond, 2)),
      ("idle CPU, server (ms/s)", number(idle.idleServerCPUMSPerSecond, 2)),
    ]
  }

  private func text(_ spread: Spread, _ digits: Int) -> String {
    let (low, high) = (number(spread.min, digits), number(spread.max, digits))
    return number(spread.median, digits) + (low == high ? "" : " (\(low)–\(high))")
  }

  private func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}

/// Returns a table of the results: medians with their smallest and largest values.
func table(_ reports: [SubjectReport]) -> String {
  let rows =
    [("", reports.map(\.name))]
    + (reports.first?.lines.indices ?? 0..<0).map { row in
      (reports[0].lines[row].0, reports.map { $0.lines[row].1 })
    }
  return rows.map { label, cells in
    ([label.padded(to: 26)] + cells.map { $0.padded(to: 24) }).joined(separator: "  ")
  }.joined(separator: "\n")
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
