// SPDX-License-Identifier: MIT

/// Things to do at a time, on the clock of the application or of a test: what long presses and double taps wait on.
///
/// The owner asks for `next`, sleeps until then, and fires.
@MainActor
package final class DeadlineQueue {
  /// Names something that is yet to be done.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let token: Token
    let time: Double
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  package init() {}

  /// When the first is due, in absolute monotonic seconds.
  package var next: Double? { entries.first?.time }

  @discardableResult
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> Token {
    count += 1
    let token = Token(number: count)
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(token: token, time: time, action: action), at: index)
    return token
  }

  package func cancel(_ token: Token) {
    entries.removeAll { $0.token == token }
  }

  /// Does what is due at `time`, in order, also what is scheduled meanwhile for no later.
  package func fire(until time: Double) {
    while let first = entries.first, first.time <= time {
      entries.removeFirst()
      first.action()
    }
  }
}
