// SPDX-License-Identifier: MIT

/// The notes about a style in the comment at the head of its source file. If a file declares several styles, the comment
/// above a style's declaration replaces them.
struct StyleNotes: Equatable {
  /// The actions to try.
  private(set) var attempt = ""
  /// The effects to watch.
  private(set) var observation = ""
  /// Where the style comes from.
  private(set) var origin = ""

  private static let labels: [(label: String, part: WritableKeyPath<StyleNotes, String>)] = [
    ("Try: ", \.attempt), ("Watch: ", \.observation), ("From: ", \.origin),
  ]

  /// The notes about a style of the catalogue. They are empty if its source is not found.
  init(on style: TransitionStyle) {
    let source = StyleSource(of: style.id)
    self.init(source: source?.file.text ?? "", variable: source?.entry.split(separator: ".").last.map(String.init))
  }

  /// Reads the first comment of a file, and the comment above the declaration of a variable. Each note begins on a line of
  /// its own with its label.
  init(source: String, variable: String? = nil) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    read(lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") })
    guard let variable, let declaration = lines.firstIndex(where: { $0.contains("static let \(variable) ") }) else {
      return
    }
    let above = lines[..<declaration].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }
    read(Array(above.reversed()))
  }

  /// Reads the notes in the lines of a comment. A note replaces an earlier one with its label.
  private mutating func read(_ comment: some Sequence<Substring>) {
    var current: WritableKeyPath<StyleNotes, String>?
    for line in comment {
      let line = line.drop { $0 == " " }.dropFirst("/// ".count)
      let note = Self.labels.first { line.hasPrefix($0.label) }
      if let note { self[keyPath: note.part] = "" }
      current = note?.part ?? current
      guard let current else { continue }
      let text = line.dropFirst(note?.label.count ?? 0)
      self[keyPath: current] += (self[keyPath: current].isEmpty ? "" : " ") + text
    }
  }
}
