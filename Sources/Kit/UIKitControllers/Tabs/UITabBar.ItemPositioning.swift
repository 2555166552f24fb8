// SPDX-License-Identifier: MIT

extension UITabBar {
  /// How the tabs of a bar are distributed.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// In a bar that is at least 600 points wide `.centered`, and otherwise `.fill`.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle, with the bar's `itemWidth` and `itemSpacing`.
    case centered
  }
}
