// SPDX-License-Identifier: MIT

extension UICollectionView: ItemFocusing {
  package var itemWithFocus: UIView? {
    selection.focus.flatMap { showsFocus(at: $0) ? cellForItem(at: $0) : nil }
  }

  /// The weight of a distance across the direction of a key, relative to a distance along it, in the search for the
  /// next item. Estimated.
  private static let sidewaysWeight: CGFloat = 3

  /// Moves the keyboard focus, or selects the focused item. Returns false if the key has neither effect.
  func handleKey(for press: UIPress) -> Bool {
    if movement != nil, press.key?.keyCode == .keyboardEscape {
      cancelInteractiveMovement()
      return true
    }
    guard isFirstResponder, allowsSelection, let key = press.key,
      key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == []
    else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow: return step(CGVector(dx: -1, dy: 0))
    case .keyboardRightArrow: return step(CGVector(dx: 1, dy: 0))
    case .keyboardUpArrow: return step(CGVector(dx: 0, dy: -1))
    case .keyboardDownArrow: return step(CGVector(dx: 0, dy: 1))
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard press.phase == .began, let focus = selection.focus else { return false }
      highlight(focus)
      selectHighlighted()
      return true
    default: return false
    }
  }

  private func step(_ direction: CGVector) -> Bool {
    let former = selection.focus
    if !isFocused { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
    guard let focus = former else {
      guard let first = indexPathsForVisibleItems.min() else { return false }
      moveFocus(to: first)
      return true
    }
    guard let next = neighbour(of: focus, direction) else { return false }
    moveFocus(to: next)
    if let frame = layoutAttributesForItem(at: next)?.frame { scrollRectToVisible(frame, animated: true) }
    return true
  }

  func moveFocus(to path: IndexPath?, isShown: Bool = true) {
    (selection.focus, selection.showsFocus) = (path, isShown)
    updateFocus()
  }

  /// Whether an item shows the keyboard focus. It does so again when the collection view, which has resigned as first
  /// responder, becomes it again, as on the way back from a pushed page.
  func showsFocus(at path: IndexPath?) -> Bool {
    selection.showsFocus && isFirstResponder && path != nil && path == selection.focus
  }

  func updateFocus() {
    for cell in visibleCells { cell.isFocusedByKeys = showsFocus(at: cell.element?.indexPath) }
  }

  /// Returns the next item in a direction or, at the end of a line, the next in order.
  private func neighbour(of path: IndexPath, _ direction: CGVector) -> IndexPath? {
    guard let current = layoutAttributesForItem(at: path)?.frame else { return nil }
    let margin = CGSize(width: bounds.width * abs(direction.dx), height: bounds.height * abs(direction.dy))
    let area = current.insetBy(dx: -margin.width, dy: -margin.height)
    let cells = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.indexPath != path }
    func distance(_ frame: CGRect) -> CGFloat? {
      let offset = CGVector(dx: frame.midX - current.midX, dy: frame.midY - current.midY)
      let ahead = offset.dx * direction.dx + offset.dy * direction.dy
      let aside = abs(offset.dx * direction.dy) + abs(offset.dy * direction.dx)
      let overlaps =
        direction.dx == 0
        ? true : frame.minY < current.maxY && frame.maxY > current.minY
      return ahead > 1 && overlaps ? ahead + aside * Self.sidewaysWeight : nil
    }
    let near = cells.compactMap { cell in distance(cell.frame).map { (cell.indexPath, $0) } }.min { $0.1 < $1.1 }
    if let near { return near.0 }
    return direction.dx == 0 ? nil : inOrder(path, by: direction.dx > 0 ? 1 : -1)
  }

  private func inOrder(_ path: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(item: path.item + step, section: path.section)
    while next.section >= 0, next.section < numberOfSections {
      if (0..<numberOfItems(inSection: next.section)).contains(next.item) { return next }
      let section = next.section + step
      guard (0..<numberOfSections).contains(section) else { return nil }
      next = IndexPath(item: step > 0 ? 0 : numberOfItems(inSection: section) - 1, section: section)
    }
    return nil
  }
}
