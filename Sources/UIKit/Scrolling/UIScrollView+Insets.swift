// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The inset in effect: `contentInset` and what of the safe area ``contentInsetAdjustmentBehavior`` adds.
  public var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  private var safeAreaPart: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic: break
    case .scrollableAxes:
      if !isScrollable(content: contentSize.height, extent: bounds.height, bounce: alwaysBounceVertical) {
        (insets.top, insets.bottom) = (0, 0)
      }
    }
    if !isScrollable(content: contentSize.width, extent: bounds.width, bounce: alwaysBounceHorizontal) {
      (insets.left, insets.right) = (0, 0)
    }
    return insets
  }

  private func isScrollable(content: CGFloat, extent: CGFloat, bounce: Bool) -> Bool {
    bounce && bounces || content > extent
  }

  /// The offsets at which nothing is shown beyond the inset content.
  package var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let insets = adjustedContentInset
    let minimum = CGPoint(x: -insets.left, y: -insets.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, contentSize.width + insets.right - bounds.width),
        y: max(minimum.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// On whole pixels, so that all of the content is rounded alike and nothing in it trembles.
  func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(layer.contentsScale, 1)
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
