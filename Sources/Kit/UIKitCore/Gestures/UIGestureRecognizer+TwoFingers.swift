// SPDX-License-Identifier: MIT

// Members that the gestures of two fingers share. A touchpad reports such a gesture as a single touch.
extension UIGestureRecognizer {
  /// Whether a touchpad, or Ctrl and the wheel, reports the gesture.
  var followsTouchpad: Bool { progress.touches.first?.source == .transform }

  /// Ends or fails the gesture if its touches are no longer enough for it.
  func endWithTooFewTouches() {
    let count = progress.touches.count(where: \.isActive)
    guard followsTouchpad ? count == 0 : count < 2 else { return }
    if state != .possible || !progress.deferredStates.isEmpty {
      state = .ended
    } else if count == 0 {
      state = .failed
    }
  }
}
