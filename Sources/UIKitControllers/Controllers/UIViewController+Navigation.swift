// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest navigation controller that contains this view controller, or `nil`.
  public final var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// Sets `toolbarItems`. If `animated` is `true`, a visible toolbar cross-dissolves to the new items.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard tabMembership.toolbarItems ?? [] != toolbarItems ?? [] else { return }
    tabMembership.toolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
}
