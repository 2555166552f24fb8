// SPDX-License-Identifier: MIT

/// A drag up or down over the pages, of a finger, the mouse, a touchpad or a wheel, that scrolls what it is over all the
/// same.
///
/// It begins up or down or not at all.
@MainActor
final class BarHideSwipe: UIPanGestureRecognizer {
  /// Whether it began upwards.
  private(set) var beganUpwards = false

  nonisolated deinit {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, progress.held.isEmpty, let travel = progress.touches.first?.travel else { return }
    if hypot(travel.dx, travel.dy) >= Self.hysteresis, deadZone(of: travel) == nil { state = .failed }
  }

  override func deadZone(of travel: CGVector) -> CGVector? {
    guard abs(travel.dy) > abs(travel.dx) else { return nil }
    beganUpwards = travel.dy < 0
    return super.deadZone(of: travel)
  }

  // It looks on: it takes nothing from anybody, and leaves the drag to whoever does something else with it.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ScrollPan) }
}
