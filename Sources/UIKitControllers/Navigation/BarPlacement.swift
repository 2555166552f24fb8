// SPDX-License-Identifier: MIT

/// Where a bar is to be, and where it is.
struct BarPlacement {
  /// Whether the client asked for it to be hidden.
  var isHidden = false
  /// Whether it was hidden when it was last laid out.
  var isShownHidden = false
  /// Points that the window or a tab bar took beside it then.
  var inset: CGFloat = 0
  /// How many animations of its own move it; as long as there is one it can be seen.
  var moves = 0
}
