// SPDX-License-Identifier: MIT

/// The stack of a navigation controller, and the change to it that is not yet shown on screen.
struct NavigationStack {
  /// The stack that was requested last.
  private(set) var viewControllers: [UIViewController] = []
  private var change = Change()

  struct Change {
    /// The stack to which a cancelled transition returns.
    fileprivate var before: [UIViewController] = []
    fileprivate var after: [UIViewController] = []
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
    var isCancelled = false

    fileprivate var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  /// The view controllers that the change adds and removes.
  var added: [UIViewController] { change.added }
  var removed: [UIViewController] { change.removed }

  /// Replaces the stack. If the previous change is not yet shown on screen, the two are merged into one.
  mutating func replace(with new: [UIViewController]) {
    if change.isEmpty { change.before = viewControllers }
    let known = change.before + change.added + change.removed
    viewControllers = new
    change.after = new
    change.removed = known.uniqued().filter { !new.contains($0) }
    change.added = new.filter { !change.before.contains($0) }
  }

  /// Restores the stack from before the change, unless the stack has changed again.
  ///
  /// - Returns: The view controllers that leave the stack again.
  mutating func cancelChange() -> [UIViewController] {
    guard viewControllers == change.after else { return [] }
    viewControllers = change.before
    change.isCancelled = true
    return change.added
  }

  /// Forgets the change, which is now shown on screen, and returns it. If `page`, which is still shown, was removed, its
  /// removal remains pending.
  mutating func finishChange(whileShowing page: UIViewController?) -> Change {
    let finished = change
    let remaining = change.isCancelled ? [] : change.removed.filter { $0 === page }
    change = Change()
    change.removed = remaining
    return finished
  }
}

extension [UIViewController] {
  fileprivate func uniqued() -> [UIViewController] {
    var seen = Set<ObjectIdentifier>()
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
