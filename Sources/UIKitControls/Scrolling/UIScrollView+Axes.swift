// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The offsets at which nothing is shown beyond the inset content.
  var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let insets = adjustedContentInset
    let minimum = CGPoint(x: -insets.left, y: -insets.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, contentSize.width + insets.right - bounds.width),
        y: max(minimum.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// Returns the limits for the movement along an axis.
  func axis(_ axis: NSLayoutConstraint.Axis) -> ScrollAxis {
    let (low, high) = offsetRange
    let isHorizontal = axis == .horizontal
    let range = isHorizontal ? Double(low.x)...Double(high.x) : Double(low.y)...Double(high.y)
    let always = bounces && (isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    let isMovable = range.lowerBound < range.upperBound || always
    return ScrollAxis(
      range: range, extent: isHorizontal ? bounds.width : bounds.height, isMovable: isMovable,
      bounces: bounces && isMovable)
  }

  /// Returns the same for content that is dragged.
  func draggedAxis(_ axis: NSLayoutConstraint.Axis) -> ScrollAxis {
    var rules = self.axis(axis)
    guard case .dragging(let drag) = engine.motion, let ledge = drag.ledge else { return rules }
    let place = axis == .horizontal ? ledge.x : ledge.y
    rules.range = min(rules.range.lowerBound, place)...max(rules.range.upperBound, place)
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
    func way(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if high - low > visibleHigh - visibleLow || low < visibleLow { return low - visibleLow }
      return max(high - visibleHigh, 0)
    }
    return clamped(
      CGPoint(
        x: contentOffset.x + way(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + way(rect.minY, rect.maxY, visible.minY, visible.maxY)))
  }

  /// Returns the offset that shows when the content has been pulled to an offset.
  func shown(_ pull: CGPoint) -> CGPoint {
    CGPoint(x: draggedAxis(.horizontal).shown(pull.x), y: draggedAxis(.vertical).shown(pull.y))
  }

  func pull(showing offset: CGPoint) -> CGPoint {
    CGPoint(x: draggedAxis(.horizontal).pull(showing: offset.x), y: draggedAxis(.vertical).pull(showing: offset.y))
  }

  /// Rounds an offset to whole pixels, so that all content is rounded alike and nothing in it trembles.
  func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(layer.contentsScale, 1)
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// In points per second. A drag that is released faster turns the page, whatever its offset. Estimated.
  private static let pageTurningVelocity = 250.0

  /// Returns the page at which a drag ends: one of the two that are visible, chosen by the velocity or, if that is slow,
  /// by the distance.
  func page(after offset: CGPoint, velocity: CGVector) -> CGPoint {
    func page(_ offset: CGFloat, _ velocity: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return offset }
      let place = offset / extent
      let index =
        switch velocity {
        case Self.pageTurningVelocity...: place.rounded(.down) + 1
        case ...(-Self.pageTurningVelocity): place.rounded(.up) - 1
        default: place.rounded()
        }
      return index * extent
    }
    let goal = CGPoint(
      x: page(contentOffset.x, velocity.dx, bounds.width), y: page(contentOffset.y, velocity.dy, bounds.height))
    return clamped(goal)
  }
}
