// SPDX-License-Identifier: MIT

/// A method that reports the user's selections in a tab bar.
///
/// The bar of a tab bar controller reports to the controller.
///
/// ```swift
/// final class Sections: NSObject, UITabBarDelegate {
///   func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print(item.title ?? "") }
/// }
/// ```
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected a tab. Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
