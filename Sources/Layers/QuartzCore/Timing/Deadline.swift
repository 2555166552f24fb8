// SPDX-License-Identifier: MIT

/// An action at a given time, ordered with the ends of animations; see `CATransaction.advance(to:)`.
package final class Deadline {
  package let time: Double
  /// The number of the deadline. Deadlines of the same time run in the order in which they were scheduled.
  let order: Int
  /// The closure to run; nil once it has run or is cancelled, so that nothing is held any longer.
  private var action: (() -> Void)?

  private static var lastOrder = 0
  /// The deadlines that wait, by their numbers.
  private static var pending: [Int: Deadline] = [:]
  private static var queue = TimeQueue()

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
    pending[deadline.order] = deadline
    queue.set(time, of: deadline.order)
    return deadline
  }

  package var isPending: Bool { action != nil }

  package func cancel() { _ = takeAction() }

  func fire() { takeAction()?() }

  private func takeAction() -> (() -> Void)? {
    guard let action else { return nil }
    self.action = nil
    Self.pending[order] = nil
    Self.queue.set(nil, of: order)
    return action
  }

  /// The time of the next deadline.
  static var nextTime: Double? { queue.nextTime }

  /// Returns the deadlines that are not after `time`, by time and number. Each is pending until it is fired.
  static func due(through time: Double) -> [Deadline] {
    let due = queue.removeAll(through: time).compactMap { pending[$0] }
    for deadline in due { queue.set(deadline.time, of: deadline.order) }
    return due
  }
}
