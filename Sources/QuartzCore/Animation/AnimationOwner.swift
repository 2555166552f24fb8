// SPDX-License-Identifier: MIT

/// Marks the animations that one piece of code adds, so that they can be told from those of others on the same layers.
///
/// An animation belongs to the owner that is current when it is added. What the delegate or the completion block of an
/// owned animation adds belongs to the same owner: a second stage that is started when the first has ended.
package final class AnimationOwner {
  /// Animations that are added now belong to this owner.
  private(set) static var current: AnimationOwner?

  /// Whether the current owner's animations begin without their delays.
  package static var ignoresDelays: Bool { current?.ignoresDelays ?? false }

  /// Whether animations that are added now begin without their delays, because a gesture moves them.
  package var ignoresDelays = false

  package init() {}

  nonisolated deinit {}

  /// Runs `body`, in which animations that are added belong to this owner.
  package func perform(_ body: () -> Void) { Self.perform(as: self, body) }

  static func perform(as owner: AnimationOwner?, _ body: () -> Void) {
    let outer = current
    current = owner
    body()
    current = outer
  }
}
