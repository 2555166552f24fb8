// SPDX-License-Identifier: MIT

extension UIView {
  /// The frame that the view would have without its transform.
  package var placement: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// Sets the frame that the view would have without its transform.
  package func setPlacement(_ frame: CGRect) {
    bounds.size = frame.size
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// Sets the frame that constraints or a stack view determine. As in UIKit, the middle of the frame becomes the center, so
  /// that a view with its anchor point elsewhere is shifted.
  package func setConstrainedFrame(_ frame: CGRect) {
    let old = bounds.size
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    if bounds.size != old { owner?.rootViewWasResizedByConstraints() }
  }
}
