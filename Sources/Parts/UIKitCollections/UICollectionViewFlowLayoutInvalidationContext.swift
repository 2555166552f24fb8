// SPDX-License-Identifier: MIT

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether to ask the delegate for sizes and spacings again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether to arrange the items again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true

  /// The sizes that cells have preferred, by their items.
  var preferredSizes: [IndexPath: CGSize] = [:]

  override var invalidatesPreferredSizes: Bool {
    super.invalidatesPreferredSizes || invalidateFlowLayoutDelegateMetrics && change == nil
  }

  nonisolated deinit {}
}
