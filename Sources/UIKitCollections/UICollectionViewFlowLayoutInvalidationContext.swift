// SPDX-License-Identifier: MIT

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether to ask the delegate for sizes and spacings again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether to arrange the items again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
