// SPDX-License-Identifier: MIT

/// The direction in which the lines of a paragraph run.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter with a direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  var textDirection: TextDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
