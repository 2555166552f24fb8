// SPDX-License-Identifier: MIT

/// Where lines of text go in their width.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// As the text's own direction has it.
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
