// SPDX-License-Identifier: MIT

/// Methods that report the scrolling and zooming of a scroll view. All are optional.
///
/// A drag that is released with a velocity calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` repeatedly,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging` with `true`, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` repeatedly, and `scrollViewDidEndDecelerating`. A drag that is released at rest ends with
/// `scrollViewDidEndDragging` with `false`. Scrolling with a wheel or a touchpad counts as a drag.
///
/// ```swift
/// final class ListController: UIViewController, UIScrollViewDelegate {
///   func scrollViewDidScroll(_ scrollView: UIScrollView) {
///     title = scrollView.contentOffset.y > 0 ? "Scrolled" : "Top"
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag begins. The offset has not changed yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that a drag is about to end.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will end. Set it to change where scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that a drag has ended, and whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that scrolling after a drag has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that scrolling by `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether the user may scroll to the top at once. The default is `true`. See ``UIScrollView/scrollsToTop``.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that the user has scrolled to the top, also if the content was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells the delegate that the insets in effect have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns the subview that zooming scales, or `nil`, which is the default, if nothing can be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a pinch or an animated zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that a pinch or an animated zoom has ended, at a scale within the limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
