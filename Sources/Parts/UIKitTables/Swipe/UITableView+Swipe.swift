// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UITableView {
  /// The row whose actions are shown.
  var swipe: TableSwipe? { activity.swipe }

  /// The time in seconds of the spring that opens and closes a row. Estimated.
  private static let springDuration = 0.4

  // MARK: Drags

  /// Returns whether a row has actions for a drag.
  func maySwipe(with pan: TableSwipePan) -> Bool {
    guard activity.reorder == nil else { return false }
    let path = indexPathForRow(at: pan.location(in: self))
    if let swipe {
      if path.flatMap(cellForRow) === swipe.cell { return true }
      closeSwipe(animated: true)
      return false
    }
    guard !isEditing, let path else { return false }
    return configuration(for: path, direction: pan.direction) != nil
  }

  func swipe(with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if swipe == nil, let pan = pan as? TableSwipePan, let path = indexPathForRow(at: pan.location(in: self)) {
        openSwipe(at: path, direction: pan.direction)
      }
      swipe?.start = swipe?.distance ?? 0
      swipe?.isDragged = true
      unhighlight()
    case .changed:
      guard let swipe else { return }
      swipe.drag(to: swipe.start + pan.translation(in: self).x * swipe.direction)
    case .ended: releaseSwipe(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  /// Returns the actions of a row for a drag in a direction, or nil if there are none.
  private func configuration(for path: IndexPath, direction: CGFloat) -> UISwipeActionsConfiguration? {
    let isTrailing = (direction < 0) != isRightToLeft
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(of: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  /// The button that deletes a row, if it can be deleted.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self, let swiped = swipe?.cell, let path = indexPath(for: swiped) else { return completion(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func openSwipe(at path: IndexPath, direction: CGFloat) {
    guard let cell = cellForRow(at: path), let configuration = configuration(for: path, direction: direction) else {
      return
    }
    let swipe = TableSwipe(of: cell, configuration, direction: direction) { [weak self] action, button in
      self?.perform(action, from: button)
    }
    activity.swipe = swipe
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  private func releaseSwipe(velocity: CGFloat) {
    guard let swipe else { return }
    swipe.isDragged = false
    if swipe.isFull, let first = swipe.configuration.actions.first {
      animateSwipe { swipe.showAll() }
      return perform(first, from: swipe.actions)
    }
    let rests = SnapPoints([0, Double(swipe.restDistance)])
    let end = rests.destination(from: Double(swipe.distance), velocity: Double(velocity * swipe.direction))
    guard end == 1 else { return closeSwipe(animated: true) }
    animateSwipe { swipe.show(swipe.restDistance) }
  }

  private func animateSwipe(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      springDuration: Self.springDuration, options: .allowUserInteraction, animations: changes,
      completion: { _ in completion?() })
  }

  // MARK: Ends

  private func perform(_ action: UIContextualAction, from view: UIView) {
    guard let swipe else { return }
    action.handler(action, view) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  /// Moves the swiped cell back, and removes the actions.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    forgetSwipe(rowIsDeleted: false)
    guard animated, window != nil else {
      return UIView.performWithoutAnimation { swipe.remove() }
    }
    animateSwipe {
      swipe.show(0)
    } completion: { [weak self] in
      // The same row may be swiped again already.
      if self?.swipe?.cell !== swipe.cell { swipe.remove() } else { swipe.actions.removeFromSuperview() }
    }
  }

  func forgetSwipe(rowIsDeleted: Bool) {
    guard let swipe else { return }
    let path = rowIsDeleted ? nil : indexPath(for: swipe.cell)
    activity.swipe = nil
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Closes the swiped row when the user scrolls.
  func closeSwipeAfterScrolling() {
    if let swipe, !swipe.isDragged, isDragging { closeSwipe(animated: true) }
  }

  // MARK: Editing

  /// Shows the button that deletes the row of a cell, or inserts a row. Called when the control of editing is clicked.
  func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else if swipe?.cell === cell {
      closeSwipe(animated: true)
    } else {
      closeSwipe(animated: true)
      openSwipe(at: path, direction: isRightToLeft ? 1 : -1)
      guard let swipe else { return }
      animateSwipe { swipe.show(swipe.restDistance) }
    }
  }
}
