// SPDX-License-Identifier: MIT

/// The direction of the layout in an environment.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
