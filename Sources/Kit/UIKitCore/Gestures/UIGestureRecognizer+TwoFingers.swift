// SPDX-License-Identifier: MIT

// Members that the gestures of two fingers share. A touchpad reports such a gesture as a single touch.
extension UIGestureRecognizer {
  /// Whether a touchpad, or Ctrl and the wheel, reports the gesture.
  var followsTouchpad: Bool { recognition.touches.first?.source == .transform }

  /// Ends or fails the gesture if its touches are no longer enough for it.
  func endWithTooFewTouches() {
    let count = recognition.touches.count(where: \.isActive)
    guard followsTouchpad ? count == 0 : count < 2 else { return }
    if state != .possible || !recognition.deferredStates.isEmpty {
      state = .ended
    } else if count == 0 {
      state = .failed
    }
  }
}
