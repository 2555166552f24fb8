// SPDX-License-Identifier: MIT

/// The columns of a split view controller that is expanded.
extension UISplitViewController {
  /// Whether the primary column is on the right.
  var isPrimaryOnTheRight: Bool { (primaryEdge == .trailing) != root.isRightToLeft }

  /// Returns how many columns beside the secondary one have to be shown for a column to be visible.
  func count(showing column: Column) -> Int? {
    switch column {
    case .primary: style == .tripleColumn ? 2 : 1
    case .supplementary: style == .tripleColumn ? 1 : nil
    case .secondary: 0
    case .compact: nil
    }
  }

  /// Replaces the view controller of a column.
  func set(_ new: UIViewController?, for column: Column) {
    guard new !== entries[column]?.controller else { return }
    display.endInPlace()
    // The pages of other columns that are in the stack.
    let others = isCollapsed ? takeMerged(without: column) : nil
    if let old = entries[column]?.container {
      display.remove(old)
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    entries[column] = new.map { ColumnEntry($0, isWrapped: style != .unspecified && column != .compact) }
    if let container = entries[column]?.container {
      addChild(container)
      container.didMove(toParent: self)
    }
    if let others { replaceMerged(column, in: others) }
    display.update()
    updateButton()
  }

  // MARK: Looks

  // MARK: Dragging

  func beginColumnDrag(_ step: (start: Int, end: Int)) -> any Swipeable {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    return display.beginDrag(step)
  }

  func endColumnDrag(at count: Int, velocity: CGFloat) {
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    display.endDrag(at: count, velocity: velocity)
  }
}
