// SPDX-License-Identifier: MIT

/// The style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// The appearance of the window.
  case `default` = 0
  /// The dark appearance.
  case black = 1

  /// The appearance of the bar and its content.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
