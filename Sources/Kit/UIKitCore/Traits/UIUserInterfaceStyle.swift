// SPDX-License-Identifier: MIT

/// The light or dark appearance.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified; inherited.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
