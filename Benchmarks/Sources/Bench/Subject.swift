// SPDX-License-Identifier: MIT

/// A program that is measured.
struct Subject {
  let name: String
  /// Runs the transitions, printing START, END and JSON.
  let play: [String]
  /// Opens its window and then has nothing to do.
  let rest: [String]
}

extension Subject {
  /// The hand-written C transition, paced by a timer or by the Present extension.
  static func baseline(pacing: String, _ arguments: Arguments, seconds: Double) -> Subject {
    let program = "\(arguments.tools)/push"
    let shape = ["--labels", "\(arguments.labels)", "--size", arguments.size]
    return Subject(
      name: "C \(pacing)", play: [program, "--pacing", pacing, "--seconds", "\(seconds)"] + shape,
      rest: [program, "--idle"] + shape)
  }

  /// The toolkit's own system push.
  static func gallery(_ program: String, _ arguments: Arguments, seconds: Double) -> Subject {
    let play = ["play", "--style", "system", "--kind", "push", "--labels", "\(arguments.labels)"]
    return Subject(
      name: "gallery", play: [program] + play + ["--seconds", "\(seconds)", "--size", arguments.size],
      rest: [program, "--page", "push", "--size", arguments.size])
  }

  /// All subjects, each playing for `seconds`; the first is what the others are compared with.
  static func all(_ arguments: Arguments, seconds: Double) -> [Subject] {
    ["timer", "present"].map { .baseline(pacing: $0, arguments, seconds: seconds) }
      + (arguments.gallery.map { [.gallery($0, arguments, seconds: seconds)] } ?? [])
  }
}
