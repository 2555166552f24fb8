// SPDX-License-Identifier: MIT

/// Calls of delegates and completion blocks that wait for the end of the flush. None is made during the client's call
/// that removes an animation.
enum AnimationCallbacks {
  private static var pending: [() -> Void] = []

  static func enqueue(_ callback: @escaping () -> Void) { pending.append(callback) }

  static func deliver() {
    while !pending.isEmpty {
      let batch = pending
      pending = []
      for callback in batch { callback() }
    }
  }

  /// An event at a given time.
  private struct Event {
    let time: Double
    /// The order among events of the same time: ends of animations before deadlines, each in the order of their
    /// creation.
    let rank: (Int, Int)
    let fire: () -> Void
  }

  /// The number of rounds in which one call handles events that events have caused. More would be a loop.
  private static let maximumRounds = 64

  /// Handles the starts and ends up to `time`, in chronological order.
  static func advance(_ contexts: [LayerContext], to time: Double) {
    for _ in 0..<maximumRounds {
      var events: [Event] = []
      for context in contexts {
        context.forEachEvent(through: time) { events.append(Event(time: $0, rank: (0, events.count), fire: $1)) }
      }
      for deadline in Deadline.due(through: time) {
        events.append(Event(time: deadline.time, rank: (1, deadline.order), fire: deadline.fire))
      }
      if events.isEmpty { break }
      for event in events.sorted(by: { ($0.time, $0.rank.0, $0.rank.1) < ($1.time, $1.rank.0, $1.rank.1) }) {
        event.fire()
      }
    }
    deliver()
  }
}
