// SPDX-License-Identifier: MIT

/// Calls of delegates and completion blocks that wait for a safe moment: never within the client's own call that
/// removed an animation, but at the end of the flush.
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

  /// Something that happens at a moment.
  private struct Event {
    let time: Double
    /// Ends of animations before deadlines, each in the order in which they were added.
    let rank: (Int, Int)
    let fire: () -> Void
  }

  /// How often the events that events caused are looked for in one call: more is a loop.
  private static let maximumRounds = 64

  /// Begins and ends what has begun and ended by `time`, in the order in which it did.
  static func advance(_ contexts: [LayerContext], to time: Double) {
    for _ in 0..<maximumRounds {
      var events: [Event] = []
      for context in contexts {
        context.forEachEvent(through: time) { events.append(Event(time: $0, rank: (0, events.count), fire: $1)) }
      }
      for deadline in Deadline.pending where deadline.time <= time {
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
