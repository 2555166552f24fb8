// SPDX-License-Identifier: MIT

extension Connection {
  /// The number of events that are taken at once, so that a client that floods this one with events cannot block its
  /// event loop. The value is a choice: a few milliseconds of work, and more than a mouse reports in a second.
  static let maximumDrainedEvents = 2000

  /// Returns the events that have arrived, decoded and in order, from up to ``maximumDrainedEvents`` X events. If there
  /// are more, ``hasQueuedEvents`` is true. If a window has had several sizes, only the last is returned; motion is not
  /// merged. Sends the buffered requests, and does not wait for events.
  package func drainEvents() -> [(window: UInt, event: WindowEvent)] {
    var events: [(window: UInt, event: WindowEvent)] = []
    for _ in 0..<Self.maximumDrainedEvents {
      guard var event = nextEvent() else { break }
      events += decoder.decode(&event)
    }
    if !isLost { events += decoder.refresh() }
    return Self.keepingLastConfiguration(events)
  }

  static func keepingLastConfiguration(_ events: [EventDecoder.Event]) -> [EventDecoder.Event] {
    var seen: Set<UInt> = []
    var kept: [EventDecoder.Event] = []
    for item in events.reversed() {
      if case .configured = item.event, !seen.insert(item.window).inserted { continue }
      kept.append(item)
    }
    return kept.reversed()
  }
}
