// SPDX-License-Identifier: MIT

extension UITableView {
  /// Whether the row with the keyboard focus shows it: after a key, and not after a click.
  var showsFocus: Bool {
    get { activity.showsFocus }
    set { activity.showsFocus = newValue }
  }

  /// Moves the keyboard focus, or selects the focused row. Returns false if the key has neither effect.
  func handleKey(for press: UIPress) -> Bool {
    guard isFirstResponder, maySelect, let key = press.key,
      key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == []
    else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: return stepFocus(by: -1)
    case .keyboardDownArrow: return stepFocus(by: 1)
    case .keyboardEscape where swipe != nil:
      closeSwipe(animated: true)
      return true
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard press.phase == .began, let focus = selection.focus, layout.contains(focus) else { return false }
      highlight(focus)
      selectHighlighted()
      return true
    default: return false
    }
  }

  private func stepFocus(by step: Int) -> Bool {
    guard let focus = selection.focus, layout.contains(focus) else {
      guard let first = views.cells.keys.filter({ layout.row($0).start >= bounds.minY }).min() else { return false }
      moveFocus(to: first)
      return true
    }
    guard let next = row(after: focus, by: step) else { return false }
    closeSwipe(animated: true)
    moveFocus(to: next)
    scrollToRow(at: next, at: .none, animated: true)
    if selectionFollowsFocus {
      highlight(next)
      selectHighlighted()
    }
    return true
  }

  func moveFocus(to path: IndexPath?) {
    let old = selection.focus
    selection.focus = path
    showsFocus = path != nil
    for changed in [old, path] {
      guard let changed, let cell = views.cells[changed] else { continue }
      updateSurroundings(of: cell, at: changed, animated: false)
    }
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
