// SPDX-License-Identifier: MIT
import Foundation

/// All figures of one subject.
struct SubjectReport: Encodable {
  let name: String
  let cpu: CPUFigures
  let frames: FrameFigures
  let residentMiB: Spread
  /// A frame's bytes and requests.
  let traffic: TrafficMeasurement
  let rest: RestFigures

  /// Milliseconds of CPU time a frame.
  struct CPUFigures: Encodable {
    let client, server, total: Spread
    /// The total over the first baseline's and the second's of the same round.
    let ratioToTimer, ratioToPresent: Spread
  }

  struct FrameFigures: Encodable {
    let count, late: Spread
    /// Milliseconds from frame to frame.
    let intervalP50, intervalP99: Spread
  }

  /// The start, and a still window.
  struct RestFigures: Encodable {
    let firstPaintMS: Spread
    let idleWakeUpsPerSecond, idleClientCPUMSPerSecond, idleServerCPUMSPerSecond: Double
  }

  /// - Parameter rounds: the measurements of each round, in the subjects' order.
  init(
    _ subject: Subject, index: Int, rounds: [[PlayMeasurement]], traffic: TrafficMeasurement, rest: RestMeasurement
  ) {
    let runs = rounds.map { $0[index] }
    name = subject.name
    cpu = CPUFigures(
      client: Spread(runs.map(\.client)), server: Spread(runs.map(\.server)), total: Spread(runs.map(\.total)),
      ratioToTimer: Spread(rounds.map { $0[index].total / $0[0].total }),
      ratioToPresent: Spread(rounds.map { $0[index].total / $0[1].total }))
    frames = FrameFigures(
      count: Spread(runs.map { Double($0.report.frames) }), late: Spread(runs.map { Double($0.report.lateFrames) }),
      intervalP50: Spread(runs.map(\.report.intervalMS.p50)), intervalP99: Spread(runs.map(\.report.intervalMS.p99)))
    residentMiB = Spread(runs.map(\.residentMiB))
    self.traffic = traffic
    self.rest = RestFigures(
      firstPaintMS: Spread(rest.firstPaint), idleWakeUpsPerSecond: rest.wakeUps,
      idleClientCPUMSPerSecond: rest.clientCPU, idleServerCPUMSPerSecond: rest.serverCPU)
  }

  /// The lines of the table: a label, and the figure as text.
  var lines: [(String, String)] {
    [
      ("CPU a frame, client (ms)", text(cpu.client, 3)), ("CPU a frame, server (ms)", text(cpu.server, 3)),
      ("CPU a frame, both (ms)", text(cpu.total, 3)), ("ratio to C timer", text(cpu.ratioToTimer, 2)),
      ("ratio to C present", text(cpu.ratioToPresent, 2)), ("frames a run", text(frames.count, 0)),
      ("late frames a run", text(frames.late, 0)), ("interval p50 (ms)", text(frames.intervalP50, 2)),
      ("interval p99 (ms)", text(frames.intervalP99, 2)), ("bytes a frame to server", number(traffic.bytesToServer, 0)),
      ("bytes a frame to client", number(traffic.bytesToClient, 0)), ("requests a frame", number(traffic.requests, 1)),
      ("first paint (ms)", text(rest.firstPaintMS, 1)), ("resident memory (MiB)", text(residentMiB, 1)),
      ("idle wake-ups a second", number(rest.idleWakeUpsPerSecond, 1)),
      ("idle CPU, client (ms/s)", number(rest.idleClientCPUMSPerSecond, 2)),
      ("idle CPU, server (ms/s)", number(rest.idleServerCPUMSPerSecond, 2)),
    ]
  }

  private func text(_ spread: Spread, _ digits: Int) -> String {
    let (low, high) = (number(spread.min, digits), number(spread.max, digits))
    return number(spread.median, digits) + (low == high ? "" : " (\(low)–\(high))")
  }

  private func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}

/// The figures side by side, medians with their smallest and largest values.
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
