// SPDX-License-Identifier: MIT

/// A container with a stack of view controllers, of which it shows the top. Tabs and presentations ask it for its stack.
protocol StackContainer: UIViewController {
  var viewControllers: [UIViewController] { get }
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]?
}
