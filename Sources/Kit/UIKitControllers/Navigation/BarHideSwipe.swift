// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A recognizer of vertical drags over the pages, with a finger, the mouse, a touchpad or a wheel. The content under the
/// pointer scrolls at the same time.
final class BarHideSwipe: DirectionalPan {
  /// Whether the drag began upwards.
  private(set) var beganUpwards = false

  nonisolated deinit {}

  override func isAccepted(_ translation: CGVector) -> Bool { abs(translation.dy) > abs(translation.dx) }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard let deadZone = super.deadZone(of: translation) else { return nil }
    beganUpwards = translation.dy < 0
    return deadZone
  }

  // The recognizer prevents no other, and is prevented by every drag except those of scroll views.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.draggedScrollView == nil }
}
