// SPDX-License-Identifier: MIT
import X11

/// Carries events from the render thread to the main thread's event loop.
package final class EventMailbox: Sendable {
  private let wakeUp: WakeUp
  private let pending = LockedValue<[ServerEvent]>([])

  init() throws(ConnectionError) { wakeUp = try WakeUp() }

  /// A file descriptor that is readable while there are events, for the event loop to poll.
  package var fileDescriptor: Int32 { wakeUp.fileDescriptor }

  /// Removes and returns all events, oldest first. Does not block.
  package func drain() -> [ServerEvent] {
    pending.withLock { events in
      wakeUp.acknowledge()
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }

  /// Adds an event and drops those that it supersedes, so that a busy main thread is not flooded.
  func post(_ event: ServerEvent) {
    pending.withLock { events in
      events.removeAll { $0.isSuperseded(by: event) }
      events.append(event)
      wakeUp.signal()
    }
  }
}
