// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The recognizer of sideways drags over rows, by a finger or a mouse, and of two fingers on a touchpad.
final class TableSwipePan: UIPanGestureRecognizer {
  /// Returns whether a row has actions for a drag.
  var mayBegin: (TableSwipePan) -> Bool = { _ in false }
  /// The direction of the drag: 1 to the right, −1 to the left.
  private(set) var direction: CGFloat = 0

  init() { super.init(target: nil, action: nil) }

  nonisolated deinit {}

  override func fails(after translation: CGVector) -> Bool {
    hypot(translation.dx, translation.dy) >= Self.hysteresis && abs(translation.dy) >= abs(translation.dx)
  }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard abs(translation.dx) > abs(translation.dy), let zone = super.deadZone(of: translation) else { return nil }
    direction = translation.dx > 0 ? 1 : -1
    return zone
  }

  /// The scroll view around the rows waits until it is clear that the drag is not for a row.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === view
      && recognition.touches.allSatisfy(\.isContact)
  }
}
