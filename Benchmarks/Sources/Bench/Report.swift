// SPDX-License-Identifier: MIT
import Foundation

/// All figures of one subject.
struct SubjectReport: Encodable {
  let name: String
  /// CPU milliseconds a frame.
  let client, server, total: Spread
  /// The total over the first baseline's and the second's of the same round.
  let ratioToTimer, ratioToPresent: Spread
  let frames, lateFrames: Spread
  let intervalP50, intervalP99: Spread
  let residentMiB: Spread
  let bytesToServerPerFrame, bytesToClientPerFrame, requestsPerFrame: Double
  let firstPaintMS: Spread
  let idleWakeUpsPerSecond, idleClientCPUMSPerSecond, idleServerCPUMSPerSecond: Double

  /// - Parameter rounds: the measurements of each round, in the subjects' order.
  init(
    _ subject: Subject, index: Int, rounds: [[PlayMeasurement]], traffic: TrafficMeasurement, rest: RestMeasurement
  ) {
    let runs = rounds.map { $0[index] }
    name = subject.name
    client = Spread(runs.map(\.client))
    server = Spread(runs.map(\.server))
    total = Spread(runs.map(\.total))
    ratioToTimer = Spread(rounds.map { $0[index].total / $0[0].total })
    ratioToPresent = Spread(rounds.map { $0[index].total / $0[1].total })
    frames = Spread(runs.map { Double($0.report.frames) })
    lateFrames = Spread(runs.map { Double($0.report.lateFrames) })
    intervalP50 = Spread(runs.map(\.report.intervalMS.p50))
    intervalP99 = Spread(runs.map(\.report.intervalMS.p99))
    residentMiB = Spread(runs.map(\.residentMiB))
    bytesToServerPerFrame = traffic.bytesToServer
    bytesToClientPerFrame = traffic.bytesToClient
    requestsPerFrame = traffic.requests
    firstPaintMS = Spread(rest.firstPaint)
    idleWakeUpsPerSecond = rest.wakeUps
    idleClientCPUMSPerSecond = rest.clientCPU
    idleServerCPUMSPerSecond = rest.serverCPU
  }

  /// The lines of the table: a label, and the figure as text.
  var lines: [(String, String)] {
    [
      ("CPU a frame, client (ms)", text(client, 3)), ("CPU a frame, server (ms)", text(server, 3)),
      ("CPU a frame, both (ms)", text(total, 3)), ("ratio to C timer", text(ratioToTimer, 2)),
      ("ratio to C present", text(ratioToPresent, 2)), ("frames a run", text(frames, 0)),
      ("late frames a run", text(lateFrames, 0)), ("interval p50 (ms)", text(intervalP50, 2)),
      ("interval p99 (ms)", text(intervalP99, 2)), ("bytes a frame to server", number(bytesToServerPerFrame, 0)),
      ("bytes a frame to client", number(bytesToClientPerFrame, 0)), ("requests a frame", number(requestsPerFrame, 1)),
      ("first paint (ms)", text(firstPaintMS, 1)), ("resident memory (MiB)", text(residentMiB, 1)),
      ("idle wake-ups a second", number(idleWakeUpsPerSecond, 1)),
      ("idle CPU, client (ms/s)", number(idleClientCPUMSPerSecond, 2)),
      ("idle CPU, server (ms/s)", number(idleServerCPUMSPerSecond, 2)),
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
