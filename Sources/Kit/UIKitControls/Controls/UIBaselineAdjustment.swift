// SPDX-License-Identifier: MIT

/// The vertical position of text that a label shows in a smaller font than its own.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays.
  case alignBaselines
  /// The centre stays.
  case alignCenters
  /// The upper edge stays.
  case none
}
