// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// A grid of photos with headers, a filter in a sheet of its own height, and photos that zoom.
final class PhotoGridViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Trip.ID, Photo>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Trip.ID, Photo>

  private let store: TripStore
  private let trip: Trip.ID?
  private var maximum = 10
  private var observer: NSObjectProtocol?
  private(set) var dataSource: DataSource!

  init(store: TripStore, trip: Trip.ID? = nil) {
    self.store = store
    self.trip = trip
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    title = Strings.photos
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self,
      action: #selector(showFilter))
    dataSource = makeDataSource()
    observer = NotificationCenter.default.addObserver(
      forName: .tripsDidChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.applySnapshot(animated: true) }
    }
    applySnapshot(animated: false)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.collectionViewLayout.invalidateLayout() })
  }

  // MARK: Content

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.photo = photo
    }
    let header = UICollectionView.SupplementaryRegistration<PhotoHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      guard let self, let id = self.dataSource.sectionIdentifier(for: indexPath.section) else { return }
      header.label.text = store.trip(with: id)?.name
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = Snapshot()
    for trip in store.trips where self.trip == nil || trip.id == self.trip {
      snapshot.appendSections([trip.id])
      snapshot.appendItems(trip.photos.filter { !$0.isHidden && $0.number <= maximum })
    }
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
  }

  @objc private func showFilter() {
    let filter = FilterViewController(maximum: maximum) { [weak self] maximum in
      self?.maximum = maximum
      self?.applySnapshot(animated: true)
    }
    present(filter, animated: true)
  }

  // MARK: Items

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    let page = PhotoViewController(photo: photo)
    page.preferredTransition = .zoom { [weak self] context in
      guard let self, let page = context.zoomedViewController as? PhotoViewController,
        let indexPath = dataSource.indexPath(for: page.photo)
      else { return nil }
      return self.collectionView.cellForItem(at: indexPath)
    }
    navigationController?.pushViewController(page, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let photos = indexPaths.compactMap(dataSource.itemIdentifier)
    guard !photos.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [store] _ in
      UIMenu(children: [
        UIAction(title: Strings.delete, image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
          for photo in photos { store.hide(photo.id) }
        }
      ])
    })
  }
}

extension PhotoGridViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let columns = max((width / 120).rounded(.down), 1)
    let side = ((width - 2 * (columns - 1)) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}
