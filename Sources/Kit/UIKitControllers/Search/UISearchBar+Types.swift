// SPDX-License-Identifier: MIT

extension UISearchBar {
  /// The kind of background of a search bar.
  nonisolated public enum Style: UInt, Sendable {
    /// The same as ``prominent``.
    case `default` = 0
    /// The background of bars.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}
