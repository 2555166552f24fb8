// SPDX-License-Identifier: MIT

/// Says what a collection view shows. Only the number of items and their cells have to be given.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`, filled. Asked for items that come into sight.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`, filled. To be given where the
  /// layout has such elements.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "the layout has a supplementary view of kind \(kind), but \(type(of: self)) gives none; implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
}
