// SPDX-License-Identifier: MIT
import Foundation

/// The cost of a transition, a frame: medians of several rounds, in which it and its baseline run in turn.
struct TransitionReport: Codable {
  let name: String
  /// The CPU time in milliseconds.
  let client, server, total: Spread
  /// The total, relative to the baseline's in the same round.
  let ratio: Spread
  let lateFrames: Spread
  /// The traffic, or nil if only the CPU time of the transition has a goal.
  let traffic: TrafficMeasurement?

  /// The time in seconds for which bytes are counted.
  private static let trafficSeconds = 4.0
  /// The factor by which transitions are slowed so that the middle of a push, which takes 0.41 s, can be measured for some
  /// seconds.
  private static let slowdown = 20
  private static let middleSeconds = 4.0

  static func measure(
    _ row: TransitionRow, gallery: String, _ arguments: Arguments
  ) throws(BenchError) -> TransitionReport {
    let seconds = arguments.seconds
    func subject(_ labels: Int?, slowdown: Int = 1, seconds: Double) -> Subject {
      .gallery(
        gallery, style: row.style, kind: row.kind, labels: labels, slowdown: slowdown, arguments, seconds: seconds)
    }
    func run(_ subject: Subject) throws(BenchError) -> PlayMeasurement {
      try .run(subject, serverPID: arguments.serverPID, seconds: seconds)
    }
    func runMiddle(labels: Int?) throws(BenchError) -> PlayMeasurement {
      try .runMiddle(
        subject(labels, slowdown: slowdown, seconds: middleSeconds), serverPID: arguments.serverPID,
        seconds: middleSeconds)
    }
    func runBaseline() throws(BenchError) -> PlayMeasurement {
      switch row.baseline {
      case .composition(let style): try run(.baseline(style, pacing: "present", arguments, seconds: seconds))
      case .labels(let labels): try runMiddle(labels: labels)
      }
    }
    func runMeasured() throws(BenchError) -> PlayMeasurement {
      if case .labels = row.baseline { return try runMiddle(labels: row.labels) }
      return try run(subject(row.labels, seconds: seconds))
    }
    var (runs, ratios): ([PlayMeasurement], [Double]) = ([], [])
    for round in 0..<arguments.rounds {
      // The order is reversed in every other round, so that neither always runs on a warmer machine.
      let results =
        round % 2 == 0 ? [try runBaseline(), try runMeasured()] : [try runMeasured(), try runBaseline()]
      let (own, other) = round % 2 == 0 ? (results[1], results[0]) : (results[0], results[1])
      runs.append(own)
      ratios.append(own.total / other.total)
    }
    return TransitionReport(
      name: row.name, client: Spread(runs.map(\.client)), server: Spread(runs.map(\.server)),
      total: Spread(runs.map(\.total)), ratio: Spread(ratios),
      lateFrames: Spread(runs.map { Double($0.report.lateFrames) }),
      traffic: row.labels == nil
        ? try TrafficMeasurement.run(
          subject(nil, seconds: trafficSeconds), tools: arguments.programs.tools, seconds: trafficSeconds) : nil)
  }

  /// Reads the reports of an earlier run. There are none if it measured no transitions.
  static func read(_ file: String) throws(BenchError) -> [TransitionReport] {
    struct Results: Decodable { let transitions: [TransitionReport] }
    do {
      return try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(fileURLWithPath: file))).transitions
    } catch {
      throw BenchError("\(file) is not the JSON file of an earlier run: \(error)")
    }
  }
}
