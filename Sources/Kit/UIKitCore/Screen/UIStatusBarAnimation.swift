// SPDX-License-Identifier: MIT

/// The animation with which a status bar is hidden and shown.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// The bar fades.
  case fade
  /// The bar slides.
  case slide
}
