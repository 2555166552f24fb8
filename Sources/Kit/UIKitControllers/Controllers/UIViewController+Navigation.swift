// SPDX-License-Identifier: MIT

extension UIViewController {
  func replaceToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard tabMembership.toolbarItems ?? [] != toolbarItems ?? [] else { return }
    tabMembership.toolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }
}
