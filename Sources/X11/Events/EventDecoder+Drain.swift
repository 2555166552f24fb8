// SPDX-License-Identifier: MIT

extension Connection {
  /// More events are not taken out at once, so that a client that floods this one cannot stop its event loop.
  /// Chosen: some milliseconds of work, and more than a mouse reports in a second.
  static let maximumDrainedEvents = 2000

  /// The events that have arrived, decoded and in order, up to ``maximumDrainedEvents`` X events; ``hasQueuedEvents`` says whether more
  /// are waiting. Of several sizes of one window only the last is kept; motion is not merged. Sends what is buffered, and
  /// does not wait for events.
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
