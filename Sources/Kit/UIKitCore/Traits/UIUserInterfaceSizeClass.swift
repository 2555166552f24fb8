// SPDX-License-Identifier: MIT

/// The amount of space along an axis.
///
/// A window is compact horizontally if it is narrower than 600 points, and vertically if it is lower than 480 points.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little space.
  case compact
  /// Ample space.
  case regular
}
