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
    let text = "\(style.title) \(style.id) \(style.kindList) \(StyleGroup.group(of: style).title)".lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
