// SPDX-License-Identifier: MIT

/// Told what the user does with a tab bar of its own; a tab bar controller's bar reports to that.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
