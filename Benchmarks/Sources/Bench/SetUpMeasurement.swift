// SPDX-License-Identifier: MIT

/// The time from a click until the first pixels of the page of new labels that it pushes.
enum SetUpMeasurement {
  /// The number of labels, and the goal in refreshes.
  private static let pages = [(100, 2.0), (1000, 4.0), (10_000, 20.0)]
  private static let refreshMS = 1000.0 / 60
  /// The number of clicks, and the time in seconds that each takes at most with the transitions before and after it.
  private static let (samples, sampleLimit) = (15, 15.0)

  static func measure(_ arguments: Arguments, note: (String) -> Void) throws(BenchError) -> [TableRow] {
    guard let fresh = arguments.programs.fresh else { return [] }
    var rows: [TableRow] = []
    for (labels, goal) in pages {
      let name = "click to first frame, \(labels) new labels"
      note(name)
      let child = try Child(
        ["\(arguments.programs.tools)/click-to-pixel", "\(samples)", fresh, "\(labels)", arguments.size])
      defer { child.end() }
      let line = try child.readLine(within: PlayMeasurement.timeout + Double(samples) * sampleLimit) ?? ""
      let times = line.split(separator: " ").compactMap { Double($0) }
      guard times.count == 3 else { throw BenchError("the click changed no pixels") }
      rows.append(TableRow(name: name, value: times[0] / refreshMS, unit: "refreshes", goal: goal))
    }
    return rows
  }
}
