// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A pan that begins only in some directions. It fails if the drag first goes in another direction, even if the drag
/// changes its direction later.
class DirectionalPan: UIPanGestureRecognizer {
  nonisolated deinit {}

  override var movesText: Bool { false }

  /// Returns whether a translation goes in a direction in which the pan begins.
  func isAccepted(_ translation: CGVector) -> Bool { true }

  /// The distance in points after which the direction of a drag is decided.
  var directionHysteresis: CGFloat { Self.hysteresis }

  /// Returns the length of a translation, which is compared with `directionHysteresis`.
  func distance(of translation: CGVector) -> CGFloat { hypot(translation.dx, translation.dy) }

  override func fails(after translation: CGVector) -> Bool {
    distance(of: translation) >= directionHysteresis && !isAccepted(translation)
  }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard distance(of: translation) >= directionHysteresis, isAccepted(translation) else { return nil }
    return super.deadZone(of: translation)
  }
}
