// SPDX-License-Identifier: MIT

/// Detects that two fingers have left a touchpad, which X does not report.
///
/// A touchpad reports moving fingers every few milliseconds. If the reports of fast fingers cease, the fingers have
/// been lifted. Waiting for the timeout that ends the gesture would interrupt the motion of the content that they have
/// thrown. Slow fingers may be resting on the touchpad, so the timeout applies to them.
@MainActor
package final class TouchpadRelease {
  private var deadline: Deadline?

  package init() {}

  nonisolated deinit {}

  /// Handles a report, and calls a closure if no other one follows in time.
  package func reportArrived(reportsCeased: @escaping () -> Void) {
    cancel()
    deadline = Deadline.schedule(at: CACurrentMediaTime() + TouchpadMetrics.releaseTimeout) { [weak self] in
      self?.deadline = nil
      reportsCeased()
    }
  }

  /// Stops waiting, because the gesture has ended.
  package func cancel() {
    deadline?.cancel()
    deadline = nil
  }

  /// Returns whether fingers with a velocity, in points per second, were lifted when their reports ceased.
  package static func isRelease(velocity: CGFloat) -> Bool { abs(velocity) >= TouchpadMetrics.releaseVelocity }
}
