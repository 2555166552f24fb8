// SPDX-License-Identifier: MIT

/// The selected items, the highlighted item, and the item with the keyboard focus.
struct CollectionSelection {
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// The item from which the arrow keys continue.
  var focus: IndexPath?
  /// Whether that item shows the keyboard focus: after a key, and not after a click.
  var showsFocus = false

  /// Returns the selection with the index paths after an update. The focus of a deleted item moves to the nearest one.
  func renamed(by change: CollectionChange) -> CollectionSelection {
    CollectionSelection(
      selected: Set(selected.compactMap(change.indexPath)), focus: focus.flatMap(change.nearest),
      showsFocus: showsFocus)
  }
}

extension UICollectionView: TapReceiving {
  package func receivesTap(on view: UIView) -> Bool {
    allowsSelection
      && sequence(first: view, next: \.superview).prefix { $0 !== self }.contains { $0 is UICollectionViewCell }
  }
}

extension UICollectionView {
  func select(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection.selected where other != indexPath { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    setSelected(true, indexPath)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.selected.insert(path) } else { selection.selected.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: Touches

  /// Highlights the item under a touch that has begun. Returns false if there is no item that may be selected.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard allowsSelection, movement == nil, selection.highlighted == nil, touches.count == 1,
      let path = touches.first.flatMap(item)
    else { return false }
    highlight(path)
    return selection.highlighted != nil
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let path = selection.highlighted else { return false }
    guard let touch = touches.first, let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell))
    else {
      unhighlight()
      return true
    }
    becomeFirstResponder()
    moveFocus(to: path, isShown: false)
    selectHighlighted()
    return true
  }

  /// Returns the item whose cell contains a touch.
  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.superview === self { return cell.element?.indexPath }
      view = current.superview
    }
    return nil
  }

  func highlight(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    selection.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects or deselects the highlighted item after its touch has ended.
  func selectHighlighted() {
    guard let path = selection.highlighted else { return }
    if allowsMultipleSelection, selection.selected.contains(path) {
      let may = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      unhighlight()
      guard may else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let may = delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    if may { setSelected(true, path) }
    unhighlight()
    guard may else { return }
    if !allowsMultipleSelection {
      for other in selection.selected.sorted() where other != path {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
