// SPDX-License-Identifier: MIT

/// The state of a cell: that of any view whose content is configured, and what only cells have.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The part of the state that headers and footers have, too.
  private var view: UIViewConfigurationState
  /// Whether the cell shows the controls of editing mode.
  public var isEditing = false
  /// Whether the cell shows more of its content. The program sets it.
  public var isExpanded = false
  /// Whether the actions beside the cell are shown.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false

  public init(traitCollection: UITraitCollection) {
    self.init(UIViewConfigurationState(traitCollection: traitCollection))
  }

  /// Creates the state of a cell in which nothing holds but what does for a view.
  package init(_ view: UIViewConfigurationState) { self.view = view }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}

extension UICellConfigurationState {
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell takes no input.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether a finger is down on the cell.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the cell has the focus of the keyboard.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell stays at an edge while the content scrolls.
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }
}
