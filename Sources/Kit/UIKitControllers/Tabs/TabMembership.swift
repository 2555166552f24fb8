// SPDX-License-Identifier: MIT

/// The properties of a view controller that concern the tab bar and the toolbar.
struct TabMembership {
  var item: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
}

extension UIViewController {
  /// The item of the controller's tab. It is created with the controller's title. A tab bar shows a new one at once.
  var ownTabBarItem: UITabBarItem? {
    get {
      if tabMembership.item == nil { tabMembership.item = UITabBarItem(title: title, image: nil, selectedImage: nil) }
      return tabMembership.item
    }
    set {
      tabMembership.item = newValue
      if let container = tabBarController, container === parent { container.tabBarItemDidChange() }
    }
  }
}
