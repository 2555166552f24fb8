// SPDX-License-Identifier: MIT

extension UICollectionView {
  func scroll(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      fatalError("there is no item \(indexPath) to scroll to; check numberOfItems(inSection:)")
    }
    let visible = bounds.inset(by: adjustedContentInset)
    var target = offset(showing: frame)
    let (left, top) = (visible.minX - bounds.minX, visible.minY - bounds.minY)
    if scrollPosition.contains(.top) { target.y = frame.minY - top }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - visible.height - top }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - visible.height / 2 - top }
    if scrollPosition.contains(.left) { target.x = frame.minX - left }
    if scrollPosition.contains(.right) { target.x = frame.maxX - visible.width - left }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - visible.width / 2 - left }
    setContentOffset(clamped(target), animated: animated)
    if !animated { layoutIfNeeded() }
  }

  /// Returns the nearest valid offset for a content size.
  func clamped(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let insets = adjustedContentInset
    let (left, top) = (-insets.left, -insets.top)
    return CGPoint(
      x: min(max(offset.x, left), max(left, contentSize.width + insets.right - bounds.width)),
      y: min(max(offset.y, top), max(top, contentSize.height + insets.bottom - bounds.height)))
  }

  /// Returns the final offset for a proposed offset and a content size.
  func targetOffset(for proposed: CGPoint, contentSize: CGSize) -> CGPoint {
    let layoutOffset = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: clamped(proposed, contentSize: contentSize))
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: layoutOffset) ?? layoutOffset
  }
}
