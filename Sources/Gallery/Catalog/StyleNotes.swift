// SPDX-License-Identifier: MIT

/// The notes about a style in the comment at the head of its source file.
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
  init(on style: TransitionStyle) { self.init(source: StyleSource(of: style.id)?.file.text ?? "") }

  /// Reads the first comment of a file. Each note begins on a line of its own with its label.
  init(source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
    var current: WritableKeyPath<StyleNotes, String>?
    for line in head.map({ $0.dropFirst(4) }) {
      let note = Self.labels.first { line.hasPrefix($0.label) }
      current = note?.part ?? current
      guard let current else { continue }
      let text = line.dropFirst(note?.label.count ?? 0)
      self[keyPath: current] += (self[keyPath: current].isEmpty ? "" : " ") + text
    }
  }
}
