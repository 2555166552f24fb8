// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A pan that begins in some directions or not at all: a drag that goes another way first is something else for as long
/// as it lasts.
class DirectionalPan: UIPanGestureRecognizer {
  nonisolated deinit {}

  /// Returns whether a translation goes in a direction in which the pan begins.
  func isAccepted(_ translation: CGVector) -> Bool { true }

  /// The points that a drag moves before its direction is clear.
  var directionHysteresis: CGFloat { Self.hysteresis }

  /// Returns how far a translation is, to be compared with `directionHysteresis`.
  func distance(of translation: CGVector) -> CGFloat { hypot(translation.dx, translation.dy) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, progress.held.isEmpty, let translation = progress.touches.first?.windowTranslation else {
      return
    }
    if distance(of: translation) >= directionHysteresis, !isAccepted(translation) { state = .failed }
  }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard distance(of: translation) >= directionHysteresis, isAccepted(translation) else { return nil }
    return super.deadZone(of: translation)
  }
}
