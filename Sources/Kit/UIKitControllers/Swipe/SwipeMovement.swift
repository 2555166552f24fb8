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
  /// Creates the movement of a pan, in the coordinates of a view.
  init(_ pan: UIPanGestureRecognizer, in view: UIView?) {
    let translation = pan.translation(in: view)
    self.init(translation: CGVector(dx: translation.x, dy: translation.y))
  }

  /// Creates the velocity of a pan, in the coordinates of a view.
  init(velocityOf pan: UIPanGestureRecognizer, in view: UIView?) {
    let velocity = pan.velocity(in: view)
    self.init(translation: CGVector(dx: velocity.x, dy: velocity.y))
  }
}
