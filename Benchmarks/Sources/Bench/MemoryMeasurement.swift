// SPDX-License-Identifier: MIT

/// The growth of the program's memory in many pushes and pops.
enum MemoryMeasurement {
  private static let goal = 1.0
  /// The push from which the growth counts. Before that, caches fill.
  private static let firstPush = 20
  /// The time in seconds that a push and a pop take, at most.
  private static let pairSeconds = 1.5
  private static let lookInterval = 0.1

  static func measure(_ arguments: Arguments, note: (String) -> Void) throws(BenchError) -> [TableRow] {
    guard let gallery = arguments.programs.gallery else { return [] }
    note("memory in \(arguments.pushes) pushes and pops")
    let seconds = Double(arguments.pushes) * Self.pairSeconds
    let child = try Child(Subject.gallery(gallery, arguments, seconds: seconds).play)
    defer { child.end() }
    _ = try child.expect("START", within: PlayMeasurement.timeout)
    var samples: [Double] = []
    while !child.hasOutput(within: lookInterval) { samples.append(ProcessMetrics.residentMiB(child.pid)) }
    _ = try child.expect("END", within: PlayMeasurement.timeout)
    let report = try PlayReport(line: child.expect("{", within: PlayMeasurement.timeout))
    let pushes = report.transitions / 2
    guard pushes > firstPush, samples.count > pushes else { throw BenchError("too few pushes; use a larger --pushes") }
    let early = samples[samples.count * firstPush / pushes]
    // The last samples may be of a program that is ending.
    let late = samples.suffix(10).max() ?? early
    return [
      TableRow(
        name: "RSS: growth from push \(firstPush) to push \(pushes)", value: late - early, unit: "MiB", goal: goal),
      TableRow(name: "RSS after \(pushes) pushes and pops", value: late, unit: "MiB"),
    ]
  }
}
