// SPDX-License-Identifier: MIT

/// The appearance of a toolbar. See ``UIBarAppearance``.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of the buttons of the style `.plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of the buttons of the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates an appearance with the values of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }

  nonisolated deinit {}
}
