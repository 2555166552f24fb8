// SPDX-License-Identifier: MIT
import UIKit

/// A collection view with ten thousand cells that size themselves by their constraints.
final class NotesController: UIViewController, ScrollSubject, UICollectionViewDataSource {
  private static let count = 10_000
  private static let estimate = CGSize(width: 240, height: 80)

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = Self.estimate
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(NoteCell.self, forCellWithReuseIdentifier: NoteCell.identifier)
    view.dataSource = self
    view.backgroundColor = .white
    return view
  }()

  var scrollView: UIScrollView { collectionView }
  var viewsMade: Int { NoteCell.count }

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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: NoteCell.identifier, for: indexPath)
    (cell as? NoteCell)?.show(indexPath.item)
    return cell
  }
}
