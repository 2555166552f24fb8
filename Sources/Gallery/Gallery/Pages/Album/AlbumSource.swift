// SPDX-License-Identifier: MIT
import UIKit

/// The data source that shows the landscapes in a collection view.
final class AlbumSource: NSObject, UICollectionViewDataSource {
  private static let identifier = "picture"

  /// Makes this the data source of a collection view, which holds it weakly.
  func attach(to album: UICollectionView) {
    album.register(LandscapeCell.self, forCellWithReuseIdentifier: Self.identifier)
    album.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    AlbumItem.all.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? LandscapeCell)?.show(AlbumItem.all[indexPath.item])
    return cell
  }
}
