// SPDX-License-Identifier: MIT

/// The properties of a view controller for the bars at the bottom.
struct TabMembership {
  var item: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
}
