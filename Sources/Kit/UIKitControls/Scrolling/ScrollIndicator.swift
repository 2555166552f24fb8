// SPDX-License-Identifier: MIT

/// The bar at an edge of a scroll view that shows which part of the content is visible.
///
/// Its layer is above the content, but it is not a subview of the scroll view.
@MainActor
final class ScrollIndicator {
  // In points. As on iOS, where a bar that is dragged has the thickness of a bar under the pointer here.
  private static let thickness: CGFloat = 3
  private static let grabbedThickness: CGFloat = 8
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The smallest length of a bar while the content is pulled beyond its end.
  private static let minimumPulledLength: CGFloat = 8
  /// The distance from the edge in points within which the pointer hits the bar.
  private static let hitDistance: CGFloat = 14

  let axis: LayoutAxis
  private let bar = UIView()
  private(set) var isShown = false
  /// Whether the pointer is over the bar or drags it.
  var isGrabbed = false { didSet { if isGrabbed != oldValue { thicken() } } }

  init(axis: LayoutAxis) {
    self.axis = axis
    bar.alpha = 0
  }

  nonisolated deinit {}

  private var isVertical: Bool { axis == .vertical }
  private var breadth: CGFloat { isGrabbed ? Self.grabbedThickness : Self.thickness }

  // MARK: Layout

  /// Positions the bar at the edge of a scroll view.
  func layOut(in view: UIScrollView, besideOther: Bool) {
    let track = track(in: view)
    let corner = besideOther ? Self.thickness + Self.margin : 0
    let own = view.axis(axis)
    let extent = max((isVertical ? track.height : track.width) - corner, 0)
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    let (length, start) = Self.bar(in: extent, offset: offset, axis: own)
    bar.frame =
      isVertical
      ? CGRect(
        x: isAtLeft(in: view) ? track.minX : track.maxX - breadth, y: track.minY + start, width: breadth, height: length
      )
      : CGRect(x: track.minX + start, y: track.maxY - breadth, width: length, height: breadth)
    bar.layer.cornerRadius = breadth / 2
  }

  /// Returns whether the bar is at the left edge, as the vertical bar is in a right-to-left layout.
  private func isAtLeft(in view: UIScrollView) -> Bool {
    isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func track(in view: UIScrollView) -> CGRect {
    let area = view.bounds.inset(by: view.indicatorInsets(axis))
    return area.insetBy(dx: min(Self.margin, area.width / 2), dy: min(Self.margin, area.height / 2))
  }

  /// Returns the bar's length and position in a track.
  static func bar(in track: CGFloat, offset: CGFloat, axis: ScrollAxis) -> (length: CGFloat, start: CGFloat) {
    let (low, high) = (axis.range.lowerBound, axis.range.upperBound)
    let content = max(high - low + axis.extent, 1)
    let length = min(max(track * axis.extent / content, minimumLength), track)
    let beyond = max(low - offset, offset - high, 0)
    let squeezed = min(max(length - beyond, minimumPulledLength), length)
    guard high > low else { return (squeezed, 0) }
    let share = min(max((offset - low) / (high - low), 0), 1)
    return (squeezed, share * (track - length) + (offset > high ? length - squeezed : 0))
  }

  /// Returns the content offset after the bar has been dragged by a distance.
  func offset(movedBy points: CGFloat, from start: CGFloat, in view: UIScrollView) -> CGFloat {
    let (own, track) = (view.axis(axis), track(in: view))
    let room = isVertical ? track.height - bar.bounds.height : track.width - bar.bounds.width
    guard room > 0 else { return start }
    return start + points / room * (own.range.upperBound - own.range.lowerBound)
  }

  /// Returns whether a point of the scroll view hits the bar.
  ///
  /// - Parameter loosely: Whether any point near the bar's edge counts.
  func isHit(at point: CGPoint, in view: UIScrollView, loosely: Bool) -> Bool {
    let track = track(in: view)
    let zone =
      isVertical
      ? CGRect(
        x: isAtLeft(in: view) ? track.minX - Self.margin : track.maxX - Self.hitDistance, y: track.minY,
        width: Self.hitDistance + Self.margin, height: track.height)
      : CGRect(
        x: track.minX, y: track.maxY - Self.hitDistance, width: track.width, height: Self.hitDistance + Self.margin)
    guard zone.contains(point) else { return false }
    if loosely { return true }
    let bar = bar.frame
    return isVertical ? (bar.minY...bar.maxY).contains(point.y) : (bar.minX...bar.maxX).contains(point.x)
  }

  // MARK: Appearance

  func setColor(_ color: UIColor) { bar.backgroundColor = color }

  /// The duration in seconds in which the bar fades out. Estimated from iOS.
  private static let fadeOut = 0.25
  /// The duration in seconds in which the bar fades in. Estimated from iOS.
  private static let fadeIn = 0.1

  func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    UIView.animate(
      withDuration: shown ? Self.fadeIn : Self.fadeOut, delay: 0, options: .allowUserInteraction,
      animations: { bar.alpha = shown ? 1 : 0 })
  }

  /// The duration in seconds in which the bar changes its thickness. Estimated from iOS.
  private static let thickening = 0.15

  private func thicken() {
    let isAtLeft = bar.layer.superlayer.flatMap { $0.delegate as? UIScrollView }.map(isAtLeft) ?? false
    UIView.animate(
      withDuration: Self.thickening, delay: 0, options: .allowUserInteraction,
      animations: {
        var frame = bar.frame
        let growth = breadth - (isVertical ? frame.width : frame.height)
        if isVertical {
          (frame.origin.x, frame.size.width) = (isAtLeft ? frame.minX : frame.minX - growth, breadth)
        } else {
          (frame.origin.y, frame.size.height) = (frame.minY - growth, breadth)
        }
        bar.frame = frame
        bar.layer.cornerRadius = breadth / 2
      })
  }

  func remove() { bar.layer.removeFromSuperlayer() }

  func isBar(_ layer: CALayer) -> Bool { layer === bar.layer }
  func bringToFront(in view: UIScrollView) { view.layer.addSublayer(bar.layer) }
}
