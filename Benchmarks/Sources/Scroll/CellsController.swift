// SPDX-License-Identifier: MIT
import UIKit

/// A collection view with ten thousand cells.
final class CellsController: UIViewController, ScrollSubject, UICollectionViewDataSource {
  private static let count = 10_000
  private static let cellSize = CGSize(width: 112, height: 112)

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = Self.cellSize
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
    view.dataSource = self
    view.backgroundColor = .white
    return view
  }()

  var scrollView: UIScrollView { collectionView }
  var viewsMade: Int { SwatchCell.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SwatchCell.identifier, for: indexPath)
    (cell as? SwatchCell)?.show(indexPath.item)
    return cell
  }
}
