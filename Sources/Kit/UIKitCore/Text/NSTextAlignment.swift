// SPDX-License-Identifier: MIT

/// The alignment of lines of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Along the left side.
  case left
  /// In the centre.
  case center
  /// Along the right side.
  case right
  /// Along both sides.
  case justified
  /// Along the side at which the text starts, by its own direction.
  case natural

  package var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
