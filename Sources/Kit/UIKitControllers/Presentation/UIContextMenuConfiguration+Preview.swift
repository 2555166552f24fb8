// SPDX-License-Identifier: MIT

/// A closure that makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

extension UIContextMenuConfiguration {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An object that names the configuration for the delegate, or `nil` for one of its own.
  ///   - previewProvider: Makes a preview. It is never called, because menus have no previews here, as on a Mac.
  ///   - actionProvider: Makes the menu.
  public convenience init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier: identifier, actionProvider: actionProvider)
  }
}
