// SPDX-License-Identifier: MIT

/// The context menus of the rows.
extension UITableView {
  func installMenus() {
    guard menus == nil else { return }
    menus = ItemMenus(
      of: self,
      configuration: { [weak self] point in
        guard let self, let path = indexPathForRow(at: point) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      },
      willOpen: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      willClose: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      })
  }
}
