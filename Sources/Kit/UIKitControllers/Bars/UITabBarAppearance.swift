// SPDX-License-Identifier: MIT

/// The appearance of a tab bar. See ``UIBarAppearance``.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the symbol. Stored: all tabs have ``stackedLayoutAppearance``.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of low tabs. Stored: all tabs have ``stackedLayoutAppearance``.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates an appearance with the values of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
  }

  nonisolated deinit {}
}
