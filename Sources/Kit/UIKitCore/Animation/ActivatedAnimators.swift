// SPDX-License-Identifier: MIT

/// The property animators that become active while closures run.
@MainActor
enum ActivatedAnimators {
  /// One list for each closure that is running, the innermost last.
  private static var lists: [[UIViewPropertyAnimator]] = []

  static func note(_ animator: UIViewPropertyAnimator) {
    guard !lists.isEmpty else { return }
    lists[lists.count - 1].append(animator)
  }

  static func collect(_ body: () -> Void) -> [UIViewPropertyAnimator] {
    lists.append([])
    body()
    return lists.removeLast()
  }
}

extension UIViewPropertyAnimator {
  /// Returns the animators that `body` starts, pauses or moves for the first time, and that are still active at its end.
  package static func activated(during body: () -> Void) -> [UIViewPropertyAnimator] {
    ActivatedAnimators.collect(body).filter { $0.state == .active }
  }
}
