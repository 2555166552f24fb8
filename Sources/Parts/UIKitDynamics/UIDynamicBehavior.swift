// SPDX-License-Identifier: MIT

/// A behaviour of the items of a ``UIDynamicAnimator``, or several behaviours together.
///
/// A subclass composes others as its children:
///
/// ```swift
/// final class Falling: UIDynamicBehavior {
///   init(_ views: [UIView]) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: views))
///     addChildBehavior(UICollisionBehavior(items: views))
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that this one contains, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called with each frame while the animator runs, after its items have been moved.
  open var action: (() -> Void)?

  /// The animator that the behaviour has been added to, or nil.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behaviour without children.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Adds a behaviour as a child.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.move(to: nil)
    changed()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds what the behaviour does to a plan. Children are not included.
  func contribute(to plan: inout DynamicsPlan) {}

  /// Tells the animator that what the behaviour does has changed.
  func changed() { dynamicAnimator?.behaviorChanged() }

  /// Moves the behaviour and its children to an animator.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behaviour and those below it.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
}

/// The items of a behaviour, each at most once.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

/// Numbers for what has to be found again from step to step.
enum DynamicsNumber {
  private static var latest = 0

  static func next() -> Int {
    latest += 1
    return latest
  }
}
