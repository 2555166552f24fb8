// SPDX-License-Identifier: MIT

/// The treatment of text that is wider than its line.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The text continues on the next line, between words.
  case byWordWrapping
  /// The text continues on the next line, between any two characters.
  case byCharWrapping
  /// The text is cut off at the end of the line.
  case byClipping
  /// The start is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle

  package var textLineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
