// SPDX-License-Identifier: MIT

/// The context menus of the items.
extension UICollectionView {
  func installMenus() {
    guard menus == nil else { return }
    menus = ItemMenus(
      of: self,
      configuration: { [weak self] point in
        guard let self else { return nil }
        let paths = indexPathForItem(at: point).map { [$0] } ?? []
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      },
      willOpen: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      willClose: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
      })
  }
}
