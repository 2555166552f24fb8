// SPDX-License-Identifier: MIT

/// A container whose bars follow the content of its pages.
protocol BarOwner: UIViewController {
  /// Called when a page has been laid out. It may have another scroll view.
  func pageDidLayOut(_ page: UIViewController)
}

extension UINavigationController: BarOwner {}
extension UITabBarController: BarOwner {}
