// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Returns whether a drag may begin to scroll this scroll view.
  func mayBegin(_ pan: ScrollPan) -> Bool {
    guard isScrollEnabled, contentMayLose(pan) else { return false }
    // A touch that has stopped moving content can only scroll it, not swipe back, for example.
    if pan.hasCaught || pan.device != .finger && engine.motion.animation != nil { return true }
    if wheelsSideways(pan) { return axis(.horizontal).isMovable && !superviewCanScroll(pan.direction) }
    let direction = pan.direction
    let isSideways = abs(direction.dx) > abs(direction.dy)
    let own = axis(isSideways ? .horizontal : .vertical)
    guard own.isMovable else { return false }
    return pan.device == .finger || canScroll(direction, sideways: isSideways) || !superviewCanScroll(direction)
  }

  /// Whether a wheel that turns up and down scrolls the content sideways, because that is the only way in which it scrolls.
  func wheelsSideways(_ pan: ScrollPan) -> Bool {
    pan.device == .wheel && abs(pan.direction.dy) > abs(pan.direction.dx) && !axis(.vertical).isMovable
  }

  /// Whether a touch may become a drag.
  var canBeDragged: Bool { isScrollEnabled && (axis(.horizontal).isMovable || axis(.vertical).isMovable) }

  /// Whether a drag of this scroll view can wait until a horizontal drag of an enclosing view has failed. Content that
  /// moves, or that a finger has stopped, is dragged at once, and a wheel scrolls at once.
  package var canWaitForSidewaysDrag: Bool {
    !pan.hasCaught && pan.device != .wheel && !isInMotion && axis(.horizontal).isMovable
  }

  /// Returns whether the content can still scroll in a direction.
  package func canScroll(_ finger: CGVector, sideways: Bool) -> Bool {
    let own = axis(sideways ? .horizontal : .vertical)
    guard isScrollEnabled, own.isMovable else { return false }
    let (offset, delta) = sideways ? (contentOffset.x, finger.dx) : (contentOffset.y, finger.dy)
    return delta < 0 ? offset < own.range.upperBound : offset > own.range.lowerBound
  }

  /// Returns whether an enclosing scroll view can still scroll in a direction.
  private func superviewCanScroll(_ finger: CGVector) -> Bool {
    guard let outer = nearestSuperview(UIScrollView.self) else { return false }
    return outer.canScroll(finger, sideways: abs(finger.dx) > abs(finger.dy)) || outer.superviewCanScroll(finger)
  }

  /// Returns whether a drag may take over the touch from the content that has received it.
  private func contentMayLose(_ pan: ScrollPan) -> Bool {
    guard contentTouchRecognizer.isOpen, let view = pan.recognition.touches.first?.view, view !== self else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Returns the axis to which a drag that begins in a direction is locked.
  func lock(for direction: CGVector) -> LayoutAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let (across, down) = (abs(direction.dx), abs(direction.dy))
    if across > Self.lockingSlope * down { return .horizontal }
    return down > Self.lockingSlope * across ? .vertical : nil
  }

  /// The ratio of the components from which a drag is locked to its direction. Estimated.
  private static let lockingSlope: CGFloat = 2

  /// Stops an animated movement because a finger has touched the content. Returns whether there was one.
  func catchContent() -> Bool {
    guard engine.motion.animation != nil, isScrollEnabled else { return false }
    engine.halt()
    pan.hasCaught = true
    return true
  }

  /// Called when the finger that had stopped the content has been lifted.
  func contentReleased() { engine.returnToRange() }
}

extension UIGestureRecognizer {
  /// The scroll view whose content this recognizer drags, or `nil` for any other recognizer.
  package var draggedScrollView: UIScrollView? {
    guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
    return scrollView
  }
}
