// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// How much larger than it is the delegate's `viewForZooming(in:)` shows; 1 where there is none. Setting it keeps the
  /// middle of what shows.
  public var zoomScale: CGFloat {
    get { zoomedView.map { CGFloat($0.transform3D.m11) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = limitedZoom(scale)
    guard scale != zoomScale else { return }
    zoom.zoom(to: scale, keeping: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated && window != nil)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the view as far as its shape lets it.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let zoomedView, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let scale = limitedZoom(min(visible.width / rect.width, visible.height / rect.height))
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: zoomedView)
    let place = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    zoom.zoom(to: scale, keeping: middle, at: place, animated: animated && window != nil)
  }

  /// A pinch is under way, or what it led to.
  public var isZooming: Bool { zoom.phase == .pinching || zoom.phase == .bouncing }
  /// On the way back to a limit.
  public var isZoomBouncing: Bool { zoom.phase == .bouncing }
  /// On the way to where the program asked for.
  public var isZoomAnimating: Bool { zoom.phase == .animating }

  /// Stops what moves by itself, where it is.
  public func stopScrollingAndZooming() { engine.halt() }

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }
  var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }

  func limitedZoom(_ scale: CGFloat) -> CGFloat { max(minimumZoomScale, min(scale, maximumZoomScale)) }

  /// Gives the zoomed view a scale. Its frame keeps its origin, and the content takes its frame's size.
  func applyZoom(_ scale: CGFloat) {
    guard let view = zoomedView else { return }
    let (origin, size, anchor) = (view.frame.origin, view.bounds.size, view.anchorPoint)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x + size.width * scale * anchor.x, y: origin.y + size.height * scale * anchor.y)
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}
