// SPDX-License-Identifier: MIT

/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no input.
  public var isDisabled = false
  /// Whether a finger is down on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus of the keyboard.
  public var isFocused = false
  /// Whether the cell stays at an edge while the content scrolls.
  public var isPinned = false
  /// Whether the cell shows the controls of editing mode.
  public var isEditing = false
  /// Whether the cell shows more of its content. The program sets it.
  public var isExpanded = false
  /// Whether the actions beside the cell are shown.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
