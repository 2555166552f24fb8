// SPDX-License-Identifier: MIT

/// The observers of the events of one kind that a part of the framework reports, such as the log and the inspector.
///
/// The part that owns the events has a static constant of this type and sends them. Without an observer, an event is not
/// even made, so that reporting costs one comparison.
@MainActor
package final class Observers<Event> {
  private var receivers: [(id: Int, receive: (Event) -> Void)] = []
  private var nextID = 0
  /// Called when the first observer has been added, and when the last one has been removed.
  package var onActivityChange: (() -> Void)?

  package init() {}

  /// Whether there is an observer.
  package var isActive: Bool { !receivers.isEmpty }

  /// Adds an observer, and returns the number with which to remove it.
  @discardableResult
  package func add(_ receive: @escaping (Event) -> Void) -> Int {
    nextID += 1
    receivers.append((nextID, receive))
    if receivers.count == 1 { onActivityChange?() }
    return nextID
  }

  package func remove(_ id: Int) {
    receivers.removeAll { $0.id == id }
    if receivers.isEmpty { onActivityChange?() }
  }

  /// Sends an event to the observers. It is made only if there are any.
  package func send(_ event: @autoclosure () -> Event) {
    guard isActive else { return }
    let event = event()
    for receiver in receivers { receiver.receive(event) }
  }
}
