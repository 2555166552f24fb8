// SPDX-License-Identifier: MIT

/// A change of a navigation stack that has been asked for and not yet been carried out on screen.
struct StackChange {
  /// The stack that a cancelled transition goes back to.
  private(set) var before: [UIViewController] = []
  private(set) var after: [UIViewController] = []
  private(set) var added: [UIViewController] = []
  private(set) var removed: [UIViewController] = []
  var isTakenBack = false

  private var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Takes note of a change; one that comes before the last was carried out adds to that.
  mutating func record(from old: [UIViewController], to new: [UIViewController]) {
    if isEmpty { before = old }
    let known = before + added + removed
    after = new
    removed = known.uniqued().filter { !new.contains($0) }
    added = new.filter { !before.contains($0) }
  }

  /// Forgets what has been carried out; `page`, if it was removed, is still on screen and keeps its entry.
  mutating func carryOut(besides page: UIViewController?) {
    let left = isTakenBack ? [] : removed.filter { $0 === page }
    self = StackChange()
    removed = left
  }
}

extension [UIViewController] {
  fileprivate func uniqued() -> [UIViewController] {
    var seen = Set<ObjectIdentifier>()
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
