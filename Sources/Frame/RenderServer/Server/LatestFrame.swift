// SPDX-License-Identifier: MIT
import X11

/// The latest frame of a surface, which the main thread reads to stop a motion where it is shown.
///
/// The commit that stops the motion has the values of that frame. A frame that is begun before the commit has arrived shows
/// the motion further on, and the next one steps back. Therefore the main thread holds the latest frame when it reads its
/// time, and no other is begun until the commit has been applied.
final class LatestFrame: Sendable {
  private struct State {
    var time = 0.0
    /// The number of the commit that is waited for, and the end of the wait.
    var hold: (commit: UInt64, end: Double)?
  }

  private let state = LockedValue(State())

  /// The longest time in seconds for which a frame waits. The commit follows after 1 to 3 ms; a main thread that takes longer
  /// does not stop the other motions of its window.
  static let longestHold = 0.008

  /// The time for which the frame was drawn, in absolute monotonic seconds. 0 before the first frame.
  var time: Double { state.withLock { $0.time } }

  /// Returns `time`, and has the next frame wait for a commit. Called on the main thread.
  func hold(untilCommit commit: UInt64, now: Double) -> Double {
    state.withLock {
      $0.hold = (commit, now + Self.longestHold)
      return $0.time
    }
  }

  /// Begins the frame for a time. Called on the render thread.
  ///
  /// - Parameter commit: The number of the latest commit that has been applied.
  /// - Returns: Nil, or the time until which the frame has to wait if the commit does not arrive before.
  func begin(for time: Double, after commit: UInt64, now: Double) -> Double? {
    state.withLock {
      if let hold = $0.hold, hold.commit > commit, hold.end > now { return hold.end }
      $0.hold = nil
      $0.time = time
      return nil
    }
  }
}
