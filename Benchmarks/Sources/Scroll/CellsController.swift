// SPDX-License-Identifier: MIT
import UIKit

/// A cell that shows the number of its item.
protocol NumberedCell: UICollectionViewCell {
  /// The number of cells that have been created so far.
  static var count: Int { get }
  static func makeLayout() -> UICollectionViewFlowLayout
  func show(_ item: Int)
}

/// A collection view with ten thousand cells of one class.
final class CellsController<Cell: NumberedCell>: UIViewController, ScrollSubject, UICollectionViewDataSource {
  private let count = 10_000
  private let identifier = "cell"

  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Cell.makeLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: identifier)
    view.dataSource = self
    view.backgroundColor = .white
    return view
  }()

  var scrollView: UIScrollView { collectionView }
  var viewsMade: Int { Cell.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? Cell)?.show(indexPath.item)
    return cell
  }
}
