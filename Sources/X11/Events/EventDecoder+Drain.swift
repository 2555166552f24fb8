// SPDX-License-Identifier: MIT

extension Connection {
  /// Everything that has arrived, decoded, in order. Of several sizes of one window only the last is kept; motion is not
  /// merged. Sends what is buffered, and never waits.
  package func drainEvents() -> [(window: UInt, event: WindowEvent)] {
    var events: [(window: UInt, event: WindowEvent)] = []
    while var event = nextEvent() {
      events += decoder.decode(&event)
    }
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
