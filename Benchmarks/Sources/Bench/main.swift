// SPDX-License-Identifier: MIT
import Foundation

// Compares the cost of the system push with that of the same push written by hand in C, on the same server in the same
// run. `scripts/bench` builds everything, starts a server and runs this program.

/// The time in seconds for which bytes are counted. A short run suffices.
private let trafficSeconds = 4.0

private func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

private func measure(_ arguments: Arguments) throws(BenchError) -> [SubjectReport] {
  let subjects = Subject.all(arguments, seconds: arguments.seconds)
  var rounds: [[PlayMeasurement]] = []
  for round in 0..<arguments.rounds {
    var measurements: [Int: PlayMeasurement] = [:]
    // The order is reversed in every other round, so that no subject always runs on a warmer machine.
    for index in round % 2 == 0 ? Array(subjects.indices) : subjects.indices.reversed() {
      note("round \(round + 1) of \(arguments.rounds): \(subjects[index].name)")
      measurements[index] = try PlayMeasurement.run(
        subjects[index], serverPID: arguments.serverPID, seconds: arguments.seconds)
    }
    rounds.append(subjects.indices.compactMap { measurements[$0] })
  }
  let short = Subject.all(arguments, seconds: trafficSeconds)
  var reports: [SubjectReport] = []
  for (index, subject) in subjects.enumerated() {
    note("connection, start and idle: \(subject.name)")
    let traffic = try TrafficMeasurement.run(short[index], tools: arguments.programs.tools, seconds: trafficSeconds)
    let idle = try IdleMeasurement.run(subject, tools: arguments.programs.tools, serverPID: arguments.serverPID)
    reports.append(SubjectReport(subject, index: index, rounds: rounds, traffic: traffic, idle: idle))
  }
  return reports
}

/// The content of the JSON file.
private struct Results: Encodable {
  var push: [SubjectReport] = []
  var transitions: [TransitionReport] = []
  var drag: DragMeasurement?
  var scrolling: [ScrollMeasurement] = []
  /// The figures that have goals, which a later run is compared with.
  var table: [TableRow] = []
}

private func measureTransitions(_ arguments: Arguments) throws(BenchError) -> [TransitionReport] {
  guard let gallery = arguments.programs.gallery else { return [] }
  let earlier = try arguments.comparison.map { (file) throws(BenchError) in try TransitionReport.read(file) }
  print(TransitionReport.heading(compares: earlier != nil))
  var reports: [TransitionReport] = []
  for row in TransitionRow.all where arguments.transition.map({ $0 == row.name }) ?? true {
    note("transition: \(row.name)")
    let report = try TransitionReport.measure(row, gallery: gallery, arguments)
    print(report.line(comparedWith: earlier?.first { $0.name == row.name }))
    // The line appears when it is known, also in a file.
    fflush(nil)
    reports.append(report)
  }
  return reports
}

private func measureScrolling(_ arguments: Arguments) throws(BenchError) -> [ScrollMeasurement] {
  guard let program = arguments.programs.scroll else { return [] }
  let push = Subject.baseline(pacing: "present", arguments, seconds: arguments.seconds)
  let cost = try PlayMeasurement.run(push, serverPID: arguments.serverPID, seconds: arguments.seconds).total
  var scrolling: [ScrollMeasurement] = []
  for subject in ScrollMeasurement.subjects {
    note("scrolling: \(subject)")
    let measurement = try ScrollMeasurement.run(subject, program: program, beside: cost, arguments)
    print(measurement.line)
    scrolling.append(measurement)
  }
  return scrolling
}

/// Runs a program that prints its own table.
private func measure(_ title: String, with program: String?) throws(BenchError) {
  guard let program else { return }
  note(title)
  let child = try Child([program])
  defer { child.end() }
  while let line = try child.readLine(within: PlayMeasurement.timeout) { print(line) }
}

/// Measures what was asked for, and prints each result when it is known.
private func measureAll(_ arguments: Arguments) throws(BenchError) -> Results {
  var results = Results()
  if arguments.measures(.push) {
    results.push = try measure(arguments)
    print(table(results.push))
  }
  if arguments.measures(.transitions) {
    results.transitions = try measureTransitions(arguments)
    results.table += results.transitions.flatMap(\.rows)
  }
  if arguments.measures(.setup) { results.table += try SetUpMeasurement.measure(arguments, note: note) }
  if arguments.measures(.drag) {
    note("drag")
    results.drag = try DragMeasurement.run(arguments)
    results.table += results.drag?.rows ?? []
  }
  if arguments.measures(.late) { results.table += try LateMeasurement.measure(arguments, note: note) }
  if arguments.measures(.rest) { results.table += try RestMeasurement.measure(arguments, note: note) }
  if arguments.measures(.memory) { results.table += try MemoryMeasurement.measure(arguments, note: note) }
  if arguments.measures(.scrolling) {
    results.scrolling = try measureScrolling(arguments)
    results.table += results.scrolling.flatMap(\.rows)
    if let blur = ScrollMeasurement.rowOfBlur(results.scrolling) { results.table.append(blur) }
  }
  if arguments.measures(.layout) { try measure("Auto Layout", with: arguments.programs.layout) }
  if arguments.measures(.growth) { try measure("growth", with: arguments.programs.growth) }
  return results
}

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  // A file that cannot be read is reported before anything is measured.
  let earlier = try arguments.comparison.map { (file) throws(BenchError) in try TableRow.read(file) } ?? []
  let results = try measureAll(arguments)
  if !results.table.isEmpty { print(TableRow.heading) }
  for row in results.table { print(row.line(comparedWith: earlier.first { $0.name == row.name })) }
  if let file = arguments.json {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: URL(fileURLWithPath: file))
  }
} catch {
  note("bench: \(error)")
  exit(1)
}
