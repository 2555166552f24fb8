// SPDX-License-Identifier: MIT

extension UIScrollView {
  func scaleContent(to scale: CGFloat, animated: Bool) {
    let scale = limitedZoom(scale)
    guard scale != zoomScale else { return }
    zoom.zoom(to: scale, keeping: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated && window != nil)
  }

  func zoomIn(to rect: CGRect, animated: Bool) {
    guard let zoomedView, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let scale = limitedZoom(min(visible.width / rect.width, visible.height / rect.height))
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: zoomedView)
    let position = CGPoint(x: visible.midX - bounds.minX, y: visible.midY - bounds.minY)
    zoom.zoom(to: scale, keeping: middle, at: position, animated: animated && window != nil)
  }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }
  var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }

  func limitedZoom(_ scale: CGFloat) -> CGFloat { max(minimumZoomScale, min(scale, maximumZoomScale)) }

  /// Sets the scale of the zoomed view. Its frame keeps its origin, and the content size becomes that of the frame.
  func applyZoom(_ scale: CGFloat) {
    guard let view = zoomedView else { return }
    let (origin, size, anchor) = (view.frame.origin, view.bounds.size, view.anchorPoint)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x + size.width * scale * anchor.x, y: origin.y + size.height * scale * anchor.y)
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }
}
