// SPDX-License-Identifier: MIT

/// The appearance of tabs in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The font and the colour of the title, by the keys `.font` and `.foregroundColor`. The default is none: the colour is
  /// that of the symbol.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the symbol. The default is `nil`: the bar's tint colour if the tab is selected, and otherwise a grey.
  open var iconColor: UIColor?
  /// The background colour of the badge. The default is `nil`, which means red.
  open var badgeBackgroundColor: UIColor?
  /// The font and the colour of the badge's text, by the keys `.font` and `.foregroundColor`. The default is none.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}
