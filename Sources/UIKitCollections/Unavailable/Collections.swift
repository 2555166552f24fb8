// SPDX-License-Identifier: MIT

/// A layout composed of groups.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}

/// A data source that finds out what has changed.
@available(
  *, unavailable,
  message:
    "diffable data sources are not available; implement UICollectionViewDataSource and call performBatchUpdates(_:completion:)"
)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
}

/// The content of a diffable data source.
@available(
  *, unavailable,
  message:
    "diffable data sources are not available; implement UICollectionViewDataSource and call performBatchUpdates(_:completion:)"
)
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {}
