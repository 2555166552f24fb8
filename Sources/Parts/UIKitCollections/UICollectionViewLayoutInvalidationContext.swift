// SPDX-License-Identifier: MIT

/// The parts of a layout that are no longer valid.
///
/// ```swift
/// final class PinnedLayout: UICollectionViewFlowLayout {
///   func invalidate(_ item: IndexPath) {
///     let context = UICollectionViewFlowLayoutInvalidationContext()
///     context.invalidateItems(at: [item])
///     invalidateLayout(with: context)
///   }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that are invalid, or `nil`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that are invalid, by their kinds, or `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that are invalid, by their kinds, or `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// A distance in points that is added to the content offset after the layout has been computed. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A size in points for the layout's own use. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The mapping of index paths, if the numbers have changed in a batch of changes.
  var change: CollectionChange?

  /// Whether the sizes that views prefer are invalid.
  var invalidatesPreferredSizes: Bool { invalidateEverything }

  /// Creates a context in which nothing is invalid.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
