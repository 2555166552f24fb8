// SPDX-License-Identifier: MIT

/// Methods that report how the user turns pages. All are optional.
///
/// Each `willTransitionTo` is followed by one `didFinishAnimating`. Neither is called for changes that the program makes.
///
/// ```swift
/// final class Reader: UIViewController, UIPageViewControllerDelegate {
///   func pageViewController(
///     _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
///     previousViewControllers: [UIViewController], transitionCompleted completed: Bool
///   ) {
///     if completed { title = pageViewController.viewControllers?.first?.title }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Tells the delegate that a turn by the user has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation ran to its end. It does not if the program changes the pages meanwhile.
  ///   - previousViewControllers: The pages before the turn.
  ///   - completed: Whether the pages have changed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Returns the spine for a window that has become wider than high, or higher than wide. The default is the present
  /// one. Called for curled pages. The implementation may also set the pages that the spine needs, which are shown at
  /// once, and `isDoubleSided`.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the supported orientations. The default is all. Not asked: windows do not rotate.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which to be presented. The default is `.portrait`. Not asked: windows do not rotate.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
