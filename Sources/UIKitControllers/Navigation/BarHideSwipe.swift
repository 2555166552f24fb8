// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A drag up or down over the pages, with a finger, the mouse, a touchpad or a wheel. It does not keep what is under it
/// from scrolling.
final class BarHideSwipe: DirectionalPan {
  /// Whether it began upward.
  private(set) var beganUpwards = false

  nonisolated deinit {}

  override func isAccepted(_ translation: CGVector) -> Bool { abs(translation.dy) > abs(translation.dx) }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard let deadZone = super.deadZone(of: translation) else { return nil }
    beganUpwards = translation.dy < 0
    return deadZone
  }

  // It prevents nothing, and yields to every drag that does something else than scroll.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.draggedScrollView == nil }
}
