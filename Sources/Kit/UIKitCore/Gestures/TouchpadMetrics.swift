// SPDX-License-Identifier: MIT

/// The tunables of gestures with two fingers on a touchpad, and the detection of their release.
///
/// X does not report that fingers leave a touchpad. A touchpad reports moving fingers every few milliseconds. If the
/// reports of fast fingers cease, the fingers have been lifted. Waiting for the timeout that ends the gesture would
/// interrupt the motion of the content that they have thrown. Slow fingers may be resting on the touchpad, so the timeout
/// applies to them.
package enum TouchpadMetrics {
  /// The distance in points that two fingers move before their direction is clear: the first one or two reports.
  /// Chosen. (For touches it is `UIPanGestureRecognizer.hysteresis`.)
  package static let hysteresis: CGFloat = 4
  /// The time in seconds without a report after which fast fingers count as lifted. Chosen: three reports of a slow
  /// touchpad (125 Hz).
  private static let releaseTimeout = 0.024
  /// The velocity in points per second from which fingers count as fast. Chosen: fingers that come to rest on the
  /// touchpad are slower before they stop.
  package static let releaseVelocity: CGFloat = 120

  /// Calls a closure if no report follows the present one in time. The caller cancels the result when one does.
  @MainActor package static func afterLastReport(_ reportsCeased: @escaping () -> Void) -> Deadline {
    Deadline.schedule(at: CACurrentMediaTime() + releaseTimeout, action: reportsCeased)
  }

  /// Returns whether fingers with a velocity, in points per second, were lifted when their reports ceased.
  package static func isRelease(velocity: CGFloat) -> Bool { abs(velocity) >= releaseVelocity }
}
