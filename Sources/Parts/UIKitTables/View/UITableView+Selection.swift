// SPDX-License-Identifier: MIT

extension UITableView: TapReceiving {
  package func receivesTap(on view: UIView) -> Bool {
    maySelect && sequence(first: view, next: \.superview).prefix { $0 !== self }.contains { $0 is UITableViewCell }
  }
}

extension UITableView {
  func select(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !selectsSeveral {
      for other in selection.selected where other != indexPath { setSelected(false, other, animated: animated) }
    }
    guard let indexPath else { return }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected { selection.selected.insert(path) } else { selection.selected.remove(path) }
    views.cells[path]?.setSelected(isSelected, animated: animated)
  }

  // MARK: Touches

  /// Highlights the row under a touch that has begun. Returns false if there is no row that may be selected.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    if let swipe {
      // A touch elsewhere only closes the actions.
      if !swipe.isDragged { closeSwipe(animated: true) }
      return true
    }
    guard maySelect, selection.highlighted == nil, touches.count == 1, let touch = touches.first,
      let path = row(under: touch)
    else { return false }
    highlight(path)
    return selection.highlighted != nil
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let path = selection.highlighted else { return false }
    guard let touch = touches.first, let cell = views.cells[path], cell.bounds.contains(touch.location(in: cell)) else {
      unhighlight()
      return true
    }
    becomeFirstResponder()
    moveFocus(to: path, isShown: false)
    selectHighlighted()
    return true
  }

  /// Returns the row whose cell contains a touch.
  private func row(under touch: UITouch) -> IndexPath? {
    let cell = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 != nil && $0 !== self }.lazy
      .compactMap { $0 as? UITableViewCell }.first
    return cell.flatMap(indexPath)
  }

  func highlight(_ path: IndexPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    selection.highlighted = path
    views.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    views.cells[path]?.setHighlighted(false, animated: true)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects or deselects the highlighted row after its touch has ended.
  func selectHighlighted() {
    guard let path = selection.highlighted else { return }
    if selectsSeveral, selection.selected.contains(path) {
      unhighlight()
      deselectAsUser(path)
      return
    }
    let cell = views.cells[path]
    let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    // The highlight becomes the selection without a gap.
    if let target { setSelected(true, target, animated: false) }
    selection.highlighted = nil
    cell?.setHighlighted(false, animated: target == nil)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    guard let target else { return }
    if !selectsSeveral {
      for other in selection.selected.sorted() where other != target { deselectAsUser(other) }
    }
    delegate?.tableView(self, didSelectRowAt: target)
  }

  private func deselectAsUser(_ path: IndexPath) {
    guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    setSelected(false, target, animated: true)
    delegate?.tableView(self, didDeselectRowAt: target)
  }
}
