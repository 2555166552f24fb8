// SPDX-License-Identifier: MIT

/// Detects that two fingers have left a touchpad, which X does not report.
///
/// Fingers that move report every few milliseconds. So fast ones have left the touchpad when their reports cease; waiting
/// for the timeout that ends the gesture would stop what they have thrown. Slow ones may rest, and are left to it.
@MainActor
final class TouchpadRelease {
  private var silence: Deadline?

  nonisolated deinit {}

  /// Takes note of a report, and calls a closure if no other one follows.
  func reportArrived(reportsCeased: @escaping () -> Void) {
    cancel()
    silence = Deadline.schedule(at: CACurrentMediaTime() + SwipeMetrics.touchpadSilence) { [weak self] in
      self?.silence = nil
      reportsCeased()
    }
  }

  /// The gesture has ended.
  func cancel() {
    silence?.cancel()
    silence = nil
  }

  /// Whether fingers with a velocity, in points per second, have left the touchpad when their reports cease.
  static func isRelease(velocity: CGFloat) -> Bool { abs(velocity) >= SwipeMetrics.touchpadVelocity }
}
