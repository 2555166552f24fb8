// SPDX-License-Identifier: MIT

/// The beginnings and ends of a context's animations that are still to come.
final class ContextEvents {
  /// Changes whenever a clock in the tree does.
  private(set) var clockVersion = 0
  /// By serial.
  private var animations: [Int: AttachedAnimation] = [:]
  /// nil if it has to be computed.
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

  /// A clock in the tree has changed.
  func noteClockChange() {
    clockVersion += 1
    cachedNextTime = nil
  }

  /// The time of an event has changed, or it has happened.
  func noteChange() { cachedNextTime = nil }

  /// When the next animation begins or ends.
  func nextTime(in context: LayerContext) -> Double? {
    if let cachedNextTime { return cachedNextTime }
    let next = animations.values.compactMap { $0.nextEventTime(in: context) }.min()
    cachedNextTime = .some(next)
    return next
  }

  /// The animations in the order in which they were added.
  var inOrder: [AttachedAnimation] { animations.values.sorted { $0.serial < $1.serial } }
}
