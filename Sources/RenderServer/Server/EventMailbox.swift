// SPDX-License-Identifier: MIT
import X11

/// Carries events from the render thread to the main thread's event loop.
package final class EventMailbox: Sendable {
  private let wakeUp: WakeUp
  private let pending = Guarded<[ServerEvent]>([])

  init() throws(ConnectionError) { wakeUp = try WakeUp() }

  /// Readable while there is something to drain, for the event loop to poll.
  package var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// Takes out all events, oldest first. Does not wait.
  package func drain() -> [ServerEvent] {
    pending.withLock { events in
      wakeUp.acknowledge()
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }

  /// Adds an event; those that it makes pointless are dropped, so that a busy main thread is not flooded.
  func post(_ event: ServerEvent) {
    pending.withLock { events in
      events.removeAll { $0.isSuperseded(by: event) }
      events.append(event)
      wakeUp.signal()
    }
  }
}
