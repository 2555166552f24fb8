// SPDX-License-Identifier: MIT

/// The amount of space along an axis.
///
/// A window narrower than 600 points is compact horizontally, and one lower than 480 points vertically.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little space.
  case compact
  /// Ample space.
  case regular
}
