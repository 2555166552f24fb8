// SPDX-License-Identifier: MIT

/// The properties of a view controller that concern the tab bar and the toolbar.
struct TabMembership {
  var item: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
}
