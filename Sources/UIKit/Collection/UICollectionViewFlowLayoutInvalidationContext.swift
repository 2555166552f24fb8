// SPDX-License-Identifier: MIT

/// Says what of a flow layout is no longer right.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are to be placed again.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
