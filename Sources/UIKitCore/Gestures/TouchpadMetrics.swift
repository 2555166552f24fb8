// SPDX-License-Identifier: MIT

/// The tunables of gestures with two fingers on a touchpad.
package enum TouchpadMetrics {
  /// The points that two fingers move before their direction is clear: the first report or two. Chosen.
  /// (That of a touch is `UIPanGestureRecognizer.hysteresis`.)
  package static let hysteresis: CGFloat = 4
  /// The seconds without a report after which fast fingers have left the touchpad. Chosen: three reports of a slow
  /// touchpad (125 Hz).
  static let silence = 0.024
  /// The points per second from which fingers are fast. Chosen: fingers that come to rest pass through lower velocities.
  package static let releaseVelocity: CGFloat = 120
}
