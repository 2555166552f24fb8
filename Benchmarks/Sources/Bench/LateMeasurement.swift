// SPDX-License-Identifier: MIT

/// The late frames of transitions that run for longer than those whose CPU time is measured.
enum LateMeasurement {
  private struct Run {
    let name: String
    let style: String
    var kind = "push"
    var labels: Int?
    var stall: Int?
    let seconds: Double
    var goal: Double? = 0
  }

  private static let runs = [
    Run(name: "late frames in 60 s of pushes", style: "system", seconds: 60),
    Run(name: "the same with --stall-main 500", style: "system", stall: 500, seconds: 60),
    Run(name: "late frames in 20 s of page-curl", style: "page-curl", seconds: 20),
    Run(name: "late frames in 20 s of bubble", style: "bubble", kind: "present", seconds: 20),
    Run(name: "late frames in 20 s of explode, 400 tiles", style: "explode", kind: "present", seconds: 20),
    Run(name: "late frames in 20 s of crumble, 400 tiles", style: "crumble", kind: "present", seconds: 20),
    Run(name: "late frames in 20 s of pushes, 1,000 labels", style: "system", labels: 1000, seconds: 20, goal: nil),
    Run(name: "late frames in 20 s of pushes, 10,000 labels", style: "system", labels: 10_000, seconds: 20, goal: nil),
  ]

  static func measure(_ arguments: Arguments, note: (String) -> Void) throws(BenchError) -> [TableRow] {
    guard let gallery = arguments.programs.gallery else { return [] }
    note(controlName)
    let control = Subject.baseline(pacing: "present", arguments, seconds: controlSeconds)
    var rows = [TableRow(name: controlName, value: try lateFrames(of: control.play, seconds: controlSeconds), unit: "")]
    for run in runs {
      note(run.name)
      let subject = Subject.gallery(
        gallery, style: run.style, kind: run.kind, labels: run.labels, arguments, seconds: run.seconds)
      let command = subject.play + (run.stall.map { ["--stall-main", "\($0)"] } ?? [])
      let late = try lateFrames(of: command, seconds: run.seconds)
      rows.append(TableRow(name: run.name, value: late, unit: "", goal: run.goal))
    }
    return rows
  }

  /// The C push, whose late frames are those of the machine.
  private static let (controlName, controlSeconds) = ("late frames in 20 s of the C push", 20.0)

  private static func lateFrames(of command: [String], seconds: Double) throws(BenchError) -> Double {
    let child = try Child(command)
    defer { child.end() }
    _ = try child.expect("END", within: seconds + PlayMeasurement.timeout)
    return Double(try PlayReport(line: child.expect("{", within: PlayMeasurement.timeout)).lateFrames)
  }
}
