// SPDX-License-Identifier: MIT

/// Marks the animations that one piece of code adds, so that they can be told from other animations of the same layers.
///
/// An animation belongs to the owner that is current when it is added. Animations that the delegate or the completion
/// block of an owned animation adds belong to the same owner, such as a second stage that starts at the end of the
/// first.
package final class AnimationOwner {
  /// The owner of animations that are added now.
  private(set) static var current: AnimationOwner?

  /// Whether the current owner's animations begin without their delays.
  package static var ignoresDelays: Bool { current?.ignoresDelays ?? false }

  /// Whether animations that are added now begin without their delays, because a gesture moves them.
  package var ignoresDelays = false

  package init() {}

  nonisolated deinit {}

  /// Runs `body`, and makes this object the owner of the animations that `body` adds.
  package func perform(_ body: () -> Void) { Self.perform(as: self, body) }

  static func perform(as owner: AnimationOwner?, _ body: () -> Void) {
    let outer = current
    current = owner
    body()
    current = outer
  }
}
