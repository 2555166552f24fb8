// SPDX-License-Identifier: MIT

/// The conditions for styles to be listed.
struct StyleFilter: Equatable {
  var kind: TransitionKind?
  var gesture: StyleGesture?
  /// Words that all appear in the names of the style, its kinds and its group.
  var words = ""

  func includes(_ style: TransitionStyle) -> Bool {
    if let kind, !style.kinds.contains(kind) { return false }
    if let gesture, !style.gestures.contains(gesture) { return false }
    let words = words.lowercased().split(separator: " ")
    guard !words.isEmpty else { return true }
    let text = "\(style.title) \(style.id) \(style.kindList) \(StyleGroup.group(of: style).title)".lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
