// SPDX-License-Identifier: MIT

/// The future starts and ends of a context's animations.
final class ContextEvents {
  /// A number that changes whenever a clock in the tree does.
  private(set) var clockVersion = 0
  /// The animations by their serial numbers.
  private var animations: [Int: AttachedAnimation] = [:]
  /// The time of the next event. The outer optional is nil if it has to be computed.
  private var cachedNextTime: Double??

  nonisolated deinit {}

  func add(_ animation: AttachedAnimation) {
    animations[animation.serial] = animation
    cachedNextTime = nil
  }

  func remove(_ animation: AttachedAnimation) {
    animations[animation.serial] = nil
    cachedNextTime = nil
  }

  /// Called when a clock in the tree has changed.
  func noteClockChange() {
    clockVersion += 1
    cachedNextTime = nil
  }

  /// Called when the time of an event has changed or the event has happened.
  func noteChange() { cachedNextTime = nil }

  /// Returns the time at which the next animation begins or ends.
  func nextTime(in context: LayerContext) -> Double? {
    if let cachedNextTime { return cachedNextTime }
    let next = animations.values.compactMap { $0.nextEventTime(in: context) }.min()
    cachedNextTime = .some(next)
    return next
  }

  /// The animations in the order in which they were added.
  var inOrder: [AttachedAnimation] { animations.values.sorted { $0.serial < $1.serial } }
}
