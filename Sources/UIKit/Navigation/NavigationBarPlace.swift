// SPDX-License-Identifier: MIT

/// Where a navigation controller's bar is to be, and where it is.
struct NavigationBarPlace {
  /// As asked for.
  var isHidden = false
  /// As last laid out.
  var isShownHidden = false
  /// Points that the window or a tab bar took beside it then.
  var inset: CGFloat = 0
}
