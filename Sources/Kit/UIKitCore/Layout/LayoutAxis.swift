// SPDX-License-Identifier: MIT

/// The horizontal or vertical axis. Programs call it `NSLayoutConstraint.Axis`.
nonisolated public enum LayoutAxis: Int, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}
