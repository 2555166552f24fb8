// SPDX-License-Identifier: MIT

/// Says what of a layout is no longer right.
///
/// Deviation: `init()` is required, as layouts name the class of their contexts.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// All is to be computed anew.
  open internal(set) var invalidateEverything = false
  /// The counts of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset when the layout has been computed.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size as it was, where the layout gives it in parts.
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  nonisolated deinit {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
