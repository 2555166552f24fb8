// SPDX-License-Identifier: MIT

/// The appearance of the buttons of one style in a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// The appearance of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of pressed buttons. Stored: pressed buttons fade.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of buttons with the focus. Stored: buttons have no focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of buttons of the style `.plain`.
  public override init() { super.init() }

  /// Creates the default appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  nonisolated deinit {}

  /// Sets the default appearance of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// Returns an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  var duplicate: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (state, other) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      state.titleTextAttributes = other.titleTextAttributes
      state.titlePositionAdjustment = other.titlePositionAdjustment
    }
    return copy
  }
}
