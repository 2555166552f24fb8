// SPDX-License-Identifier: MIT

/// Whether colours are to stand out more from each other.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}
