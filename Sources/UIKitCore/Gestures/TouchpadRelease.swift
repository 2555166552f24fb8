// SPDX-License-Identifier: MIT

/// Detects that two fingers have left a touchpad, which X does not report.
///
/// Fingers that move report every few milliseconds. So fast ones have left the touchpad when their reports cease; waiting
/// for the timeout that ends the gesture would stop what they have thrown. Slow ones may rest, and are left to it.
@MainActor
package final class TouchpadRelease {
  private var silence: Deadline?

  package init() {}

  nonisolated deinit {}

  /// Takes note of a report, and calls a closure if no other one follows.
  package func reportArrived(reportsCeased: @escaping () -> Void) {
    cancel()
    silence = Deadline.schedule(at: CACurrentMediaTime() + TouchpadMetrics.silence) { [weak self] in
      self?.silence = nil
      reportsCeased()
    }
  }

  /// The gesture has ended.
  package func cancel() {
    silence?.cancel()
    silence = nil
  }

  /// Whether fingers with a velocity, in points per second, have left the touchpad when their reports cease.
  package static func isRelease(velocity: CGFloat) -> Bool { abs(velocity) >= TouchpadMetrics.releaseVelocity }
}
