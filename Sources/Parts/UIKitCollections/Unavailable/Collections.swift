// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Registers a nib file.
  @available(*, unavailable, message: "nib files are not available; register a class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Begins to move an item.
  @available(*, unavailable, message: "items cannot be moved interactively; call moveItem(at:to:)")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  /// Moves the item.
  @available(*, unavailable, message: "items cannot be moved interactively; call moveItem(at:to:)")
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Ends moving the item.
  @available(*, unavailable, message: "items cannot be moved interactively; call moveItem(at:to:)")
  public func endInteractiveMovement() {}

  /// Cancels moving the item.
  @available(*, unavailable, message: "items cannot be moved interactively; call moveItem(at:to:)")
  public func cancelInteractiveMovement() {}
}
