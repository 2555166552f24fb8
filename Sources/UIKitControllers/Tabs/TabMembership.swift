// SPDX-License-Identifier: MIT

/// The properties of a view controller for the bars at the bottom.
struct TabMembership {
  var item: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
}

extension UIViewController {
  /// The nearest tab bar controller that contains this view controller, or `nil`.
  public final var tabBarController: UITabBarController? { parent?.nearest { $0 as? UITabBarController } }
}
