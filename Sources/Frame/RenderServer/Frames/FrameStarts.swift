// SPDX-License-Identifier: MIT

/// The commits whose animations start with their first frame.
///
///     waiting ── first frame drawn ──► inFlight ── shown, or lost ──► reported to the main thread
///        └────── nothing is shown any more ───────────────────────────────────┘
///
/// The time at which the frame will be shown is an estimate, which proves wrong if the frame takes long. Therefore no
/// other frame is drawn while a frame that starts something is in flight.
struct FrameStarts {
  /// A commit, and by how many seconds its animations start later than at the commit's time.
  struct Start: Equatable {
    let sequence: UInt64
    var delay: Double
  }

  private var waiting: [(sequence: UInt64, time: Double)] = []
  /// The time for which the last frame was drawn, or at which it was shown.
  private var lastFrame = -Double.infinity
  /// Whether a frame that starts something is on its way to the screen.
  private(set) var isInFlight = false

  /// The number of refreshes after which a frame counts as the first after a rest, and not as the continuation of the
  /// previous one.
  private static let longestGap = 2.5

  /// Handles a commit whose animations, or some of them, start with its first frame.
  mutating func add(_ sequence: UInt64, time: Double) { waiting.append((sequence, time)) }

  /// Starts the waiting commits with a frame that will be shown at `time`.
  ///
  /// An animation starts at the time at which the previous frame was shown, so that the first frame shows one refresh
  /// of motion. If the screen was at rest, that is one refresh before `time`.
  mutating func begin(with time: Double, refreshInterval: Double) -> [Start] {
    let isContinuation = time > lastFrame && time - lastFrame < Self.longestGap * refreshInterval
    let start = isContinuation ? lastFrame : time - refreshInterval
    lastFrame = time
    defer { waiting = [] }
    return waiting.map { Start(sequence: $0.sequence, delay: start - $0.time) }
  }

  /// Records that a frame that starts something has been sent.
  mutating func noteSent() { isInFlight = true }

  /// Records that a frame drawn for `target` was shown at `time`. Returns the time in seconds by which it was late.
  mutating func noteShown(target: Double, at time: Double, refreshInterval: Double) -> Double {
    isInFlight = false
    let lateness = time - target
    guard abs(lateness) > refreshInterval / 2 else { return 0 }
    lastFrame = max(lastFrame, time)
    return max(lateness, 0)
  }

  /// Records that the answer to the frame in flight will not come.
  mutating func noteLost() { isInFlight = false }

  /// Starts the waiting commits without a frame, at their own times.
  mutating func beginUnseen() -> [Start] {
    defer { waiting = [] }
    return waiting.map { Start(sequence: $0.sequence, delay: 0) }
  }
}
