// SPDX-License-Identifier: MIT

/// The tunables of gestures with two fingers on a touchpad.
package enum TouchpadMetrics {
  /// The distance in points that two fingers move before their direction is clear: the first one or two reports.
  /// Chosen. (For touches it is `UIPanGestureRecognizer.hysteresis`.)
  package static let hysteresis: CGFloat = 4
  /// The time in seconds without a report after which fast fingers count as lifted. Chosen: three reports of a slow
  /// touchpad (125 Hz).
  static let releaseTimeout = 0.024
  /// The velocity in points per second from which fingers count as fast. Chosen: fingers that come to rest on the
  /// touchpad are slower before they stop.
  package static let releaseVelocity: CGFloat = 120
}
