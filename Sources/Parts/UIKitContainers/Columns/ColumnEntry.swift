// SPDX-License-Identifier: MIT

/// The view controllers that have been set for a column.
struct ColumnEntry {
  typealias Column = UISplitViewController.Column

  /// The view controller that the program has set.
  let controller: UIViewController
  /// The child of the split view controller: the same, or a navigation controller around it.
  let container: UIViewController

  /// - Parameter isWrapped: Whether a view controller that is no navigation controller is put into one.
  init(_ controller: UIViewController, isWrapped: Bool) {
    self.controller = controller
    let isOwn = !isWrapped || controller is UINavigationController
    container = isOwn ? controller : UINavigationController(rootViewController: controller)
  }

  var navigation: UINavigationController? { container as? UINavigationController }

  /// The pages of the column, the root first.
  var pages: [UIViewController] { navigation?.viewControllers ?? [container] }
}
