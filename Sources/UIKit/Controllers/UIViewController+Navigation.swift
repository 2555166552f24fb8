// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest navigation controller above this one.
  public final var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// Sets `toolbarItems`; where a toolbar shows them, the change dissolves if it is animated.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard tabMembership.toolbarItems ?? [] != toolbarItems ?? [] else { return }
    tabMembership.toolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
}
