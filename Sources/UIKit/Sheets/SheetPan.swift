// SPDX-License-Identifier: MIT

/// A drag upwards or downwards; one that goes sideways is somebody else's.
final class SheetPan: UIPanGestureRecognizer {
  nonisolated deinit {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, progress.held.isEmpty, let travel = progress.touches.first?.travel else { return }
    if abs(travel.dx) >= Self.hysteresis, deadZone(of: travel) == nil { state = .failed }
  }

  override func deadZone(of travel: CGVector) -> CGVector? {
    guard abs(travel.dy) >= Self.hysteresis, abs(travel.dy) > abs(travel.dx) else { return nil }
    return CGVector(dx: 0, dy: travel.dy > 0 ? Self.hysteresis : -Self.hysteresis)
  }
}
