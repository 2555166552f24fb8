// SPDX-License-Identifier: MIT

/// A program that is measured.
struct Subject {
  let name: String
  /// The command that runs the transitions and prints START, END and JSON.
  let play: [String]
  /// The command that opens a window and then idles.
  let idle: [String]
}

extension Subject {
  /// Returns a transition that is written by hand in C, paced by a timer or by the Present extension.
  static func baseline(
    _ style: String = "push", pacing: String, _ arguments: Arguments, seconds: Double
  ) -> Subject {
    let program = "\(arguments.programs.tools)/transitions"
    let shape = ["--style", style, "--labels", "\(arguments.labels)", "--size", arguments.size]
    return Subject(
      name: style == "push" ? "C \(pacing)" : "C \(style)",
      play: [program, "--pacing", pacing, "--seconds", "\(seconds)"] + shape,
      idle: [program, "--idle"] + shape)
  }

  /// Returns a transition of the toolkit, the system push unless stated otherwise.
  static func gallery(
    _ program: String, style: String = "system", kind: String = "push", labels: Int? = nil, slowdown: Int = 1,
    _ arguments: Arguments, seconds: Double
  ) -> Subject {
    let play = [
      "play", "--style", style, "--kind", kind, "--labels", "\(labels ?? arguments.labels)", "--slow", "\(slowdown)",
    ]
    return Subject(
      name: "gallery", play: [program] + play + ["--seconds", "\(seconds)", "--size", arguments.size],
      idle: [program, "--page", "push", "--size", arguments.size])
  }

  /// Returns all subjects. Each runs for `seconds`. The others are compared with the first.
  static func all(_ arguments: Arguments, seconds: Double) -> [Subject] {
    ["timer", "present"].map { .baseline(pacing: $0, arguments, seconds: seconds) }
      + (arguments.programs.gallery.map { [.gallery($0, arguments, seconds: seconds)] } ?? [])
  }
}
