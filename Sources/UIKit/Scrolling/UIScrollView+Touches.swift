// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Whether a drag that goes in a direction, or that scrolls by it, is this scroll view's.
  func mayBegin(_ pan: ScrollPan) -> Bool {
    guard isScrollEnabled, contentMayLose(pan) else { return false }
    // A touch that has stopped a moving content does not turn into something else, such as a swipe back.
    if pan.hasCaught || pan.device != .finger && engine.motion.animation != nil { return true }
    let direction = pan.direction
    let isSideways = abs(direction.dx) > abs(direction.dy)
    let own = axis(isSideways ? .horizontal : .vertical)
    guard own.isMovable else { return false }
    return pan.device == .finger || canScroll(direction, sideways: isSideways) || !superviewCanScroll(direction)
  }

  /// Whether a drag may come of a touch.
  var canBeDragged: Bool { isScrollEnabled && (axis(.horizontal).isMovable || axis(.vertical).isMovable) }

  /// Whether there is content left in the direction of a scroll.
  package func canScroll(_ finger: CGVector, sideways: Bool) -> Bool {
    let own = axis(sideways ? .horizontal : .vertical)
    guard isScrollEnabled, own.isMovable else { return false }
    let (offset, delta) = sideways ? (contentOffset.x, finger.dx) : (contentOffset.y, finger.dy)
    return delta < 0 ? offset < own.range.upperBound : offset > own.range.lowerBound
  }

  /// Whether a scroll view around this one has content left where this one has none.
  private func superviewCanScroll(_ finger: CGVector) -> Bool {
    guard let outer = nearestSuperview(UIScrollView.self) else { return false }
    return outer.canScroll(finger, sideways: abs(finger.dx) > abs(finger.dy)) || outer.superviewCanScroll(finger)
  }

  /// Whether a drag may take the touch from the content that has it already.
  private func contentMayLose(_ pan: ScrollPan) -> Bool {
    guard touchGate.isOpen, let view = pan.progress.touches.first?.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// The axis to which a drag that begins in a direction is locked.
  func lock(for direction: CGVector) -> NSLayoutConstraint.Axis? {
    guard isDirectionalLockEnabled else { return nil }
    let (across, down) = (abs(direction.dx), abs(direction.dy))
    if across > Self.lockingSlope * down { return .horizontal }
    return down > Self.lockingSlope * across ? .vertical : nil
  }

  /// Steeper than this, a drag is locked to its direction. By eye.
  private static let lockingSlope: CGFloat = 2

  /// A finger has come down: stops what moves by itself; true where something did.
  func catchContent() -> Bool {
    guard engine.motion.animation != nil, isScrollEnabled else { return false }
    engine.halt()
    pan.hasCaught = true
    return true
  }

  /// The finger that had caught the content is up.
  func contentReleased() { engine.returnToRange() }
}
