// SPDX-License-Identifier: MIT

extension UITableView: ItemFocusing {
  package var itemWithFocus: UIView? {
    showsFocus && isFirstResponder ? selection.focus.flatMap { views.cells[$0] } : nil
  }

  /// Whether the row with the keyboard focus shows it: after a key, and not after a click.
  var showsFocus: Bool {
    get { activity.showsFocus }
    set { activity.showsFocus = newValue }
  }

  /// Moves the keyboard focus, selects the focused row, or cancels the movement of a row. Returns false if the key has none
  /// of these effects.
  func handleKey(for press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key,
      key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == []
    else { return false }
    if key.keyCode == .keyboardEscape, cancelReorder() { return true }
    return maySelect && handleSelectionKey(key.keyCode, in: press.phase)
  }

  private func handleSelectionKey(_ key: UIKeyboardHIDUsage, in phase: UIPress.Phase) -> Bool {
    switch key {
    case .keyboardUpArrow: return stepFocus(by: -1)
    case .keyboardDownArrow: return stepFocus(by: 1)
    case .keyboardEscape where swipe != nil:
      closeSwipe(animated: true)
      return true
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard phase == .began, let focus = selection.focus, layout.contains(focus) else { return false }
      selectFocus()
      return true
    default: return false
    }
  }

  private func stepFocus(by step: Int) -> Bool {
    let former = selection.focus
    if !isFocused { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
    guard let focus = former, layout.contains(focus) else {
      guard let firstVisibleRow else { return false }
      moveFocus(to: firstVisibleRow)
      return true
    }
    guard let next = row(after: focus, by: step) else { return false }
    closeSwipe(animated: true)
    moveFocus(to: next)
    scrollToRow(at: next, at: .none, animated: true)
    if selectionFollowsFocus { selectFocus() }
    return true
  }

  private func selectFocus() {
    guard let focus = selection.focus else { return }
    highlight(focus)
    selectHighlighted()
  }

  /// Shows the focus that the table has received, at the row that had it before or at the first visible one.
  func showFocus() {
    guard let row = selection.focus.flatMap({ layout.contains($0) ? $0 : nil }) ?? firstVisibleRow else { return }
    moveFocus(to: row)
    scrollToRow(at: row, at: .none, animated: true)
  }

  /// The first row whose top is visible, or the only visible one.
  private var firstVisibleRow: IndexPath? {
    views.cells.keys.filter { layout.row($0).start >= bounds.minY }.min() ?? views.cells.keys.min()
  }

  /// Selects the row that has the focus after the one that had it was deleted, if the selection follows the focus.
  func focusedRowWasDeleted() {
    if selectionFollowsFocus, maySelect, isFirstResponder, showsFocus { selectFocus() }
  }

  func moveFocus(to path: IndexPath?, isShown: Bool = true) {
    let old = selection.focus
    selection.focus = path
    showsFocus = isShown
    updateFocus(of: old)
    updateFocus(of: path)
  }

  /// Shows or hides the keyboard focus of a row. A table that has resigned as first responder shows it again when it
  /// becomes it again, as on the way back from a pushed page.
  func updateFocus(of path: IndexPath?) {
    guard let path, let cell = views.cells[path] else { return }
    updateSurroundings(of: cell, at: path, animated: false)
  }

  /// Returns the next row or the one before, or nil at the end.
  private func row(after path: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(row: path.row + step, section: path.section)
    while !layout.contains(next) {
      next.section += step
      guard layout.sections.indices.contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : layout.sections[next.section].rows.count - 1
    }
    return next
  }
}
