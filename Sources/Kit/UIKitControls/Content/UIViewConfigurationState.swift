// SPDX-License-Identifier: MIT

/// The state of a header or a footer.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the view takes no input.
  public var isDisabled = false
  /// Whether a finger is down on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus of the keyboard.
  public var isFocused = false
  /// Whether the view stays at an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Creates the state of a view, with its traits and whether it takes input.
  package init(of view: UIView) {
    self.init(traitCollection: view.traitCollection)
    isDisabled = !view.isUserInteractionEnabled
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
