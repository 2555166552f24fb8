// SPDX-License-Identifier: MIT
import Foundation

/// The cost of the program at its start and at rest.
enum RestMeasurement {
  private static let (firstPaintGoal, residentGoal) = (35.0, 32.0)
  /// The time in seconds before the program is at rest, and that for which its bytes are counted.
  private static let (settling, watched) = (3.0, 5.0)

  static func measure(_ arguments: Arguments, note: (String) -> Void) throws(BenchError) -> [TableRow] {
    guard let gallery = arguments.programs.gallery else { return [] }
    note("start and rest")
    let home = Subject(name: "gallery", play: [], idle: [gallery, "--size", arguments.size])
    let idle = try IdleMeasurement.run(home, tools: arguments.programs.tools, serverPID: arguments.serverPID)
    let traffic = try TrafficMeasurement.atRest(
      home.idle, tools: arguments.programs.tools, after: settling, seconds: watched)
    return [
      TableRow(
        name: "process start to first painted frame", value: Spread(idle.firstPaint).median, unit: "ms",
        goal: firstPaintGoal),
      TableRow(name: "idle: wake-ups in 5 s", value: idle.wakeUps * watched, unit: "", goal: 0),
      TableRow(name: "idle: bytes in 5 s, both directions", value: traffic, unit: "B", goal: 0),
      TableRow(name: "RSS of the home page", value: idle.residentMiB, unit: "MiB", goal: residentGoal),
    ]
  }
}
