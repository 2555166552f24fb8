// SPDX-License-Identifier: MIT

/// An action at a given time, ordered with the ends of animations; see `CATransaction.advance(to:)`.
package final class Deadline {
  package let time: Double
  /// The number of the deadline. Deadlines of the same time run in the order in which they were scheduled.
  let order: Int
  private let action: () -> Void
  package private(set) var isPending = true

  private static var lastOrder = 0
  private(set) static var pending: [Deadline] = []

  private init(time: Double, action: @escaping () -> Void) {
    Self.lastOrder += 1
    order = Self.lastOrder
    self.time = time
    self.action = action
  }

  nonisolated deinit {}

  /// Runs `action` once the clock has reached `time`, in absolute seconds, unless it is cancelled before.
  package static func schedule(at time: Double, action: @escaping () -> Void) -> Deadline {
    let deadline = Deadline(time: time, action: action)
    pending.append(deadline)
    return deadline
  }

  package func cancel() {
    guard isPending else { return }
    isPending = false
    Self.pending.removeAll { $0 === self }
  }

  func fire() {
    guard isPending else { return }
    cancel()
    action()
  }

  /// The time of the next deadline.
  static var nextTime: Double? { pending.lazy.map(\.time).min() }
}
