// SPDX-License-Identifier: MIT

/// A container that shows the top of a stack of view controllers. Tab bar controllers and presentations use it to read and
/// change the stack without knowing `UINavigationController`.
protocol StackContainer: UIViewController {
  var viewControllers: [UIViewController] { get }
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]?
}
