// SPDX-License-Identifier: MIT

/// The level of content, which determines the backgrounds of the dark appearance.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Content on the window.
  case base
  /// Content on top of other content, such as a sheet.
  case elevated
}
