// SPDX-License-Identifier: MIT

/// Actions that are undone together, in the reverse of their order.
final class UndoGroup {
  private enum Step {
    case action(target: ObjectReference<AnyObject>, perform: (AnyObject) -> Void)
    case group(UndoGroup)
  }

  var name = ""
  private var steps: [Step] = []

  nonisolated deinit {}

  var isEmpty: Bool { steps.isEmpty }

  func add(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
    steps.append(.action(target: ObjectReference(target, isWeak: true), perform: perform))
  }

  func add(_ group: UndoGroup) {
    steps.append(.group(group))
    if name.isEmpty { name = group.name }
  }

  /// Removes the actions of an object, and the groups that are empty without them.
  func removeActions(of target: AnyObject) {
    steps.removeAll { step in
      switch step {
      case .action(let reference, _): return reference.object === target
      case .group(let group):
        group.removeActions(of: target)
        return group.isEmpty
      }
    }
  }

  func removeAll() { steps = [] }

  func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let reference, let perform): reference.object.map(perform)
      case .group(let group): group.perform()
      }
    }
  }
}
