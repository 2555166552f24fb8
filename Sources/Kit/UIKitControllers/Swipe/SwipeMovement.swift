// SPDX-License-Identifier: MIT

/// The movement of a gesture since it was recognized, or its velocity per second.
package struct SwipeMovement: Equatable {
  /// The translation in points.
  package var translation = CGVector.zero
  /// The change of a pinch's scale.
  package var magnification: CGFloat = 0
  /// The rotation in radians, clockwise.
  package var rotation: CGFloat = 0

  package static let zero = SwipeMovement()

  /// Returns the movement after `time` further seconds at a constant velocity.
  func projected(by time: CGFloat, velocity: SwipeMovement) -> SwipeMovement {
    SwipeMovement(
      translation: CGVector(
        dx: translation.dx + velocity.translation.dx * time, dy: translation.dy + velocity.translation.dy * time),
      magnification: magnification + velocity.magnification * time, rotation: rotation + velocity.rotation * time)
  }
}

extension SwipeMovement {
  /// Creates a movement from the translation of a pan, or a velocity from that of the pan.
  init(_ pan: CGPoint) { self.init(translation: CGVector(dx: pan.x, dy: pan.y)) }
}
