// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls

/// An item that the user moves.
final class CollectionMovement {
  let cell: UICollectionViewCell
  /// The item's index path in the data source, which learns of the move at its end.
  let source: IndexPath
  /// The item's index path in the collection view.
  var target: IndexPath
  /// The centre to which the item is moved, relative to the visible part of the content.
  var position: CGPoint
  /// Scrolls the content while the item is held beyond its edge.
  let scroller: EdgeScroller

  init(_ cell: UICollectionViewCell, of view: UICollectionView, at path: IndexPath) {
    (self.cell, source, target) = (cell, path, path)
    position = CGPoint(x: cell.center.x - view.bounds.minX, y: cell.center.y - view.bounds.minY)
    scroller = EdgeScroller(
      view,
      showing: { [unowned view] in view.frameOfMovingItem },
      didScroll: { [weak view] in view?.followMovement() })
    cell.isHeld = true
  }

  nonisolated deinit {}

  /// Returns the index path in the data source of an item in the collection view.
  func dataPath(_ path: IndexPath) -> IndexPath {
    if path == target { return source }
    var found = path
    if found.section == target.section, found.item > target.item { found.item -= 1 }
    if found.section == source.section, found.item >= source.item { found.item += 1 }
    return found
  }
}

extension UICollectionView {
  /// Returns the index path in the data source of an item in the collection view. They differ while an item is moved.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.dataPath(path) ?? path }

  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, batch == nil, let cell = cellForItem(at: path), mayMove(path) else { return false }
    unhighlight()
    movement = CollectionMovement(cell, of: self, at: path)
    // Escape cancels the movement.
    becomeFirstResponder()
    followMovement()
    return true
  }

  func mayMove(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: path) ?? false }

  func updateMovement(to position: CGPoint) {
    guard let movement else { return }
    movement.position = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
    followMovement()
    movement.scroller.update()
  }

  /// Moves the item to its position, and lets the other items make room.
  func followMovement() {
    guard let movement else { return }
    let position = positionOfMovingItem
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
    if target != movement.target { makeRoom(for: movement, at: target) }
    let place = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.target, withTargetPosition: position)
    UIView.performWithoutAnimation { movement.cell.setValues(of: place) }
  }

  /// Moves the item in the collection view, but not in the data source.
  private func makeRoom(for movement: CollectionMovement, at target: IndexPath) {
    guard let batch = makeBatch(moving: movement.target, to: target) else { return }
    movement.target = target
    perform(batch)
  }

  /// Ends the movement without an animation and without asking for views, because the data changes in another way.
  ///
  /// - Parameter restoresItems: Whether the items get their index paths of the data again.
  func dropMovement(restoresItems: Bool) {
    guard let movement else { return }
    movement.scroller.stop()
    movement.cell.isHeld = false
    self.movement = nil
    guard restoresItems, movement.target != movement.source,
      let batch = makeBatch(moving: movement.target, to: movement.source), let change = batch.change
    else { return }
    _ = itemViews.updateElements(change.new)
    selection = selection.renamed(by: change)
    setCounts(batch.counts, change)
  }

  /// Ends the movement, and tells the data source of it unless it is cancelled.
  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    movement.scroller.stop()
    if isCancelled, movement.target != movement.source { makeRoom(for: movement, at: movement.source) }
    self.movement = nil
    if movement.target != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
    }
    movement.cell.isHeld = false
    guard let place = layoutAttributesForItem(at: movement.target) else { return }
    animate({ movement.cell.applyValues(of: place) }, completion: { _ in })
  }

  /// The centre of the item that is moved, in the coordinates of the content.
  private var positionOfMovingItem: CGPoint {
    let position = movement?.position ?? .zero
    return CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
  }

  /// The frame of the item that is moved, in the coordinates of the content.
  fileprivate var frameOfMovingItem: CGRect {
    let (position, size) = (positionOfMovingItem, movement?.cell.bounds.size ?? .zero)
    return CGRect(
      x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height)
  }
}
