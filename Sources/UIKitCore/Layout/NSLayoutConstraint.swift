// SPDX-License-Identifier: MIT

/// A namespace for ``Axis``. There is no Auto Layout: views are laid out with frames, autoresizing and stack views.
nonisolated public enum NSLayoutConstraint {
  /// The horizontal or vertical axis.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
