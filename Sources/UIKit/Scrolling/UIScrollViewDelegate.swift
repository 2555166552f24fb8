// SPDX-License-Identifier: MIT

/// Hears of a scroll view's movements. Every method has the default that Apple gives for leaving it out.
///
/// A drag that is thrown sends, in this order: `WillBeginDragging`, `DidScroll`…, `WillEndDragging`,
/// `DidEndDragging(willDecelerate: true)`, `WillBeginDecelerating`, `DidScroll`…, `DidEndDecelerating`. One that is let go
/// at rest ends with `DidEndDragging(willDecelerate: false)`. Scrolling with a wheel or a touchpad counts as a drag.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// `contentOffset` has changed, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A drag begins. The offset has not changed yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A drag is about to end.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points per millisecond.
  ///   - targetContentOffset: where scrolling will come to rest; set it to have it rest elsewhere.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Scrolling that followed a drag has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The scrolling that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` asked for has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The safe area, or `contentInset`, has changed the inset in effect.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The subview that zooming scales; nil where there is nothing to zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or an animated zoom, begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A pinch, or an animated zoom, has ended, at a scale within the limits.
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
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
