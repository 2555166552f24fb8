// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCore

/// Makes the trees of the program, and performs commands on the objects in them.
final class TreeSource {
  private let identities = ElementIdentities()
  private var focuses: [ObjectIdentifier: ReaderFocus] = [:]
  /// The last tree.
  private var tree = AccessibleTree(applicationName: "")

  nonisolated deinit {}

  /// Returns the program as it is now.
  func makeTree() -> AccessibleTree {
    identities.prune()
    var tree = AccessibleTree(applicationName: ProcessInfo.processInfo.processName)
    let windows = UIApplication.shared.windows
    focuses = focuses.filter { key, _ in windows.contains { ObjectIdentifier($0) == key } }
    for window in windows { add(window, to: &tree) }
    self.tree = tree
    return tree
  }

  private func add(_ window: UIWindow, to tree: inout AccessibleTree) {
    let branch = BranchBuilder.branch(of: window)
    branch.add(to: &tree, below: AccessibleTree.root, identities)
    let element = focus(of: window).update(in: window, branch)
    guard window.isKeyWindow, let element else { return }
    tree.change(identities.id(of: element)) { $0.states.formUnion([.focusable, .focused]) }
  }

  private func focus(of window: UIWindow) -> ReaderFocus {
    let key = ObjectIdentifier(window)
    let focus = focuses[key] ?? ReaderFocus()
    focuses[key] = focus
    return focus
  }

  /// The number of the key window, or of the application if there is none.
  var keyWindowID: AccessibleID { UIApplication.shared.keyWindow.map(identities.id) ?? AccessibleTree.root }

  /// Moves the screen reader to an element, or to the first one of the screen.
  func moveFocus(to element: UIResponder?, isNewScreen: Bool) {
    guard let window = UIApplication.shared.keyWindow, element != nil || isNewScreen else { return }
    focus(of: window).move(to: element)
  }

  // MARK: Commands

  /// Performs a command. Returns false if the object has gone, or cannot do this.
  func perform(_ command: AccessibleCommand, on id: AccessibleID) -> Bool {
    guard let object = identities.object(id) as? UIResponder else { return false }
    switch command {
    case .perform(let index): return ElementActions(object).perform(index)
    case .focus: return moveFocus(to: object)
    case .reveal: return reveal(object)
    case .setValue(let number): return ElementValue.set(number, of: object)
    case .select(let units): return ElementText.select(units, in: object)
    case .replace(let units, let text): return ElementText.replace(units, with: text, in: object)
    case .selectChild(let child, let isSelected): return select(child, of: id, isSelected)
    }
  }

  /// Gives a view the focus of the keyboard if it can have it, and moves the reader otherwise.
  private func moveFocus(to object: UIResponder) -> Bool {
    guard let window = object.showingView?.window else { return false }
    if let view = object as? UIView, view.canBecomeFocused {
      UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
    } else {
      focus(of: window).move(to: object)
    }
    return true
  }

  /// Presses a child whose selection has to change.
  private func select(_ index: Int, of id: AccessibleID, _ isSelected: Bool) -> Bool {
    guard let children = tree[id]?.children, children.indices.contains(index), let child = tree[children[index]] else {
      return false
    }
    if child.states.contains(.selected) == isSelected { return true }
    guard isSelected || tree[id]?.states.contains(.multiSelectable) ?? false,
      let press = child.actions.firstIndex(of: "press")
    else { return false }
    return perform(.perform(action: press), on: children[index])
  }

  private func reveal(_ object: UIResponder) -> Bool {
    guard let view = object.showingView else { return false }
    for case let scroll as any KeyScrolling in sequence(first: view, next: \.superview).dropFirst() {
      scroll.reveal(view, isFirst: false)
    }
    return true
  }
}
