// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Sets `toolbarItems`. If `animated` is `true`, a visible toolbar cross-dissolves to the new items.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard tabMembership.toolbarItems ?? [] != toolbarItems ?? [] else { return }
    tabMembership.toolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
}
