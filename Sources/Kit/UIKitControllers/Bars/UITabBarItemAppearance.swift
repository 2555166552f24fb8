// SPDX-License-Identifier: MIT

/// The appearance of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs. Stored: disabled tabs look like the others.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of tabs with the focus. Stored: tabs have no focus.
  public let focused = UITabBarItemStateAppearance()

  nonisolated deinit {}

  /// Returns an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, other) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      state.titleTextAttributes = other.titleTextAttributes
      state.iconColor = other.iconColor
      state.badgeBackgroundColor = other.badgeBackgroundColor
      state.badgeTextAttributes = other.badgeTextAttributes
    }
    return copy
  }
}
