// SPDX-License-Identifier: MIT

/// The future starts and ends of a context's animations.
final class ContextEvents {
  /// A number that changes whenever a clock in the tree does.
  private(set) var clockVersion = 0
  /// The animations by their serial numbers.
  private var animations: [Int: AttachedAnimation] = [:]
  /// The time of the next event of each animation, as far as it has been computed.
  private var queue = TimeQueue()
  /// The serial numbers of the animations whose times have to be computed.
  private var unscheduled: Set<Int> = []

  nonisolated deinit {}

  func add(_ animation: AttachedAnimation) {
    animations[animation.serial] = animation
    unscheduled.insert(animation.serial)
  }

  func remove(_ animation: AttachedAnimation) {
    animations[animation.serial] = nil
    unscheduled.remove(animation.serial)
    queue.set(nil, of: animation.serial)
  }

  /// Called when a clock in the tree has changed.
  func noteClockChange() {
    clockVersion += 1
    unscheduled.formUnion(animations.keys)
  }

  /// Called when an event of an animation has happened.
  func noteChange(of animation: AttachedAnimation) {
    if animations[animation.serial] != nil { unscheduled.insert(animation.serial) }
  }

  /// Returns the time at which the next animation begins or ends.
  func nextTime(in context: LayerContext) -> Double? {
    schedule(in: context)
    return queue.nextTime
  }

  /// Returns the animations with events that are not after `time`, in the order in which they were added.
  func animations(through time: Double, in context: LayerContext) -> [AttachedAnimation] {
    schedule(in: context)
    let due = queue.removeAll(through: time)
    unscheduled.formUnion(due)
    return due.sorted().compactMap { animations[$0] }
  }

  private func schedule(in context: LayerContext) {
    guard !unscheduled.isEmpty else { return }
    let serials = unscheduled
    unscheduled = []
    for serial in serials { queue.set(animations[serial]?.nextEventTime(in: context), of: serial) }
  }
}
