// SPDX-License-Identifier: MIT

/// The stack of a navigation controller, with the change of it that has not been carried out on screen yet.
struct NavigationStack {
  /// The stack as it was requested last.
  private(set) var viewControllers: [UIViewController] = []
  private var change = Change()

  private struct Change {
    /// The stack to which a cancelled transition returns.
    var before: [UIViewController] = []
    var after: [UIViewController] = []
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
    var isTakenBack = false

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  /// The view controllers that the change adds and removes.
  var added: [UIViewController] { change.added }
  var removed: [UIViewController] { change.removed }
  /// Whether the change was cancelled.
  var isChangeTakenBack: Bool { change.isTakenBack }

  /// Replaces the stack. A change that comes before the last was carried out is added to that.
  mutating func replace(with new: [UIViewController]) {
    if change.isEmpty { change.before = viewControllers }
    let known = change.before + change.added + change.removed
    viewControllers = new
    change.after = new
    change.removed = known.uniqued().filter { !new.contains($0) }
    change.added = new.filter { !change.before.contains($0) }
  }

  /// Returns to the stack before the change, unless the stack has changed since.
  ///
  /// - Returns: Whether it did.
  mutating func takeBackChange() -> Bool {
    guard viewControllers == change.after else { return false }
    viewControllers = change.before
    change.isTakenBack = true
    return true
  }

  /// Forgets the change that has been carried out. If it removed `page`, which is still shown, it remembers that.
  mutating func changeWasCarriedOut(besides page: UIViewController?) {
    let remaining = change.isTakenBack ? [] : change.removed.filter { $0 === page }
    change = Change()
    change.removed = remaining
  }
}

extension [UIViewController] {
  fileprivate func uniqued() -> [UIViewController] {
    var seen = Set<ObjectIdentifier>()
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
