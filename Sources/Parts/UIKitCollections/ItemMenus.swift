// SPDX-License-Identifier: MIT

/// The context menus of the rows of a table view or the items of a collection view.
package final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  private let configuration: (CGPoint) -> UIContextMenuConfiguration?
  private let willOpen: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
  private let willClose: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void

  /// Creates the menus of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which holds the menus.
  ///   - configuration: Returns what the menu for a point of the view shows, or nil for no menu.
  ///   - willOpen: Called before a menu appears.
  ///   - willClose: Called before it disappears.
  package init(
    of view: UIView, configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
    willOpen: @escaping (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void,
    willClose: @escaping (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
  ) {
    self.configuration = configuration
    self.willOpen = willOpen
    self.willClose = willClose
    super.init()
    view.addInteraction(interaction)
  }

  nonisolated deinit {}

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(location) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    willOpen(configuration, animator)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    willClose(configuration, animator)
  }
}
