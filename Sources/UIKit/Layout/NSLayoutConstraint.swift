// SPDX-License-Identifier: MIT

/// The home of ``Axis``. There is no Auto Layout here: views are laid out by frames, autoresizing and stack views.
nonisolated public enum NSLayoutConstraint {
  nonisolated public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
