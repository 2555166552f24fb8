// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The range of offsets at which nothing is visible beyond the content and its insets.
  var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let insets = rangeInsets
    let minimum = CGPoint(x: -insets.left, y: -insets.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, contentSize.width + insets.right - bounds.width),
        y: max(minimum.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// Returns the limits for the movement along an axis.
  func axis(_ axis: LayoutAxis) -> ScrollAxis {
    let (low, high) = offsetRange
    let isHorizontal = axis == .horizontal
    let range = isHorizontal ? Double(low.x)...Double(high.x) : Double(low.y)...Double(high.y)
    let always = bounces && (isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    let isMovable = range.lowerBound < range.upperBound || always
    return ScrollAxis(
      range: range, extent: isHorizontal ? bounds.width : bounds.height, isMovable: isMovable,
      bounces: bounces && isMovable)
  }

  /// Returns the limits for content that is being dragged.
  func draggedAxis(_ axis: LayoutAxis) -> ScrollAxis {
    var rules = self.axis(axis)
    guard case .dragging(let drag) = engine.motion, let previousEdge = drag.previousEdge else { return rules }
    let offset = axis == .horizontal ? previousEdge.x : previousEdge.y
    rules.range = min(rules.range.lowerBound, offset)...max(rules.range.upperBound, offset)
    return rules
  }

  /// Returns the nearest offset within the range.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Returns the nearest offset at which a rectangle is visible within the insets.
  package func offset(showing rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    func distance(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if high - low > visibleHigh - visibleLow || low < visibleLow { return low - visibleLow }
      return max(high - visibleHigh, 0)
    }
    return clamped(
      CGPoint(
        x: contentOffset.x + distance(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + distance(rect.minY, rect.maxY, visible.minY, visible.maxY)))
  }

  /// Returns the visible offset of content that has been pulled to an offset.
  func shown(_ pull: CGPoint) -> CGPoint {
    CGPoint(x: draggedAxis(.horizontal).shown(pull.x), y: draggedAxis(.vertical).shown(pull.y))
  }

  /// Returns the offset to which the content has been pulled if `offset` is visible.
  func pull(showing offset: CGPoint) -> CGPoint {
    CGPoint(x: draggedAxis(.horizontal).pull(showing: offset.x), y: draggedAxis(.vertical).pull(showing: offset.y))
  }

  /// Returns an offset rounded to whole pixels, so that all content is rounded in the same direction and does not tremble.
  func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(layer.contentsScale, 1)
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// The velocity in points per second above which a released drag turns the page, whatever its offset. Estimated.
  private static let pageTurningVelocity = 250.0

  /// Returns the offset of the page at which a drag ends. It is one of the two visible pages, chosen by the velocity or, if
  /// that is low, by the distance.
  func page(after offset: CGPoint, velocity: CGVector) -> CGPoint {
    func page(_ offset: CGFloat, _ velocity: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return offset }
      let page = offset / extent
      let index =
        switch velocity {
        case Self.pageTurningVelocity...: page.rounded(.down) + 1
        case ...(-Self.pageTurningVelocity): page.rounded(.up) - 1
        default: page.rounded()
        }
      return index * extent
    }
    let goal = CGPoint(
      x: page(contentOffset.x, velocity.dx, bounds.width), y: page(contentOffset.y, velocity.dy, bounds.height))
    return clamped(goal)
  }
}
