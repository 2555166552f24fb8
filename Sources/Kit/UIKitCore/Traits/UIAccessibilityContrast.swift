// SPDX-License-Identifier: MIT

/// The contrast between colours that the user prefers.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Normal contrast.
  case normal
  /// Higher contrast.
  case high
}
