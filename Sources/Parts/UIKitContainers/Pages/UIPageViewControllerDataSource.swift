// SPDX-License-Identifier: MIT

/// Methods that provide the pages before and after a page.
///
/// A page is asked for when the user begins to move to it, and kept until the pages change.
///
/// ```swift
/// final class Book: NSObject, UIPageViewControllerDataSource {
///   var chapters: [UIViewController] = []
///
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
///   ) -> UIViewController? {
///     chapters.firstIndex(of: viewController).flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
///   }
///
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
///   ) -> UIViewController? {
///     chapters.firstIndex(of: viewController).flatMap { $0 + 1 < chapters.count ? chapters[$0 + 1] : nil }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or `nil` if that is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page, or `nil` if that is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of pages for the page control. The default is 0, no page control. Asked after
  /// `setViewControllers(_:direction:animated:completion:)` of pages that scroll horizontally.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the shown page for the page control. The default is 0. Asked together with
  /// ``presentationCount(for:)``; drags change the index without asking.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
