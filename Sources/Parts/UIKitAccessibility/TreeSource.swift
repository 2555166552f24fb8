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

  /// Performs a command. It fails if the object has gone, or cannot do this.
  func perform(_ command: AccessibleCommand, on id: AccessibleID) -> AccessibleResult {
    guard let object = identities.object(id) as? UIResponder else { return .failed }
    return switch command {
    case .perform(let index): AccessibleResult(ElementActions(object).perform(index))
    case .focus: AccessibleResult(moveFocus(to: object))
    case .reveal: AccessibleResult(reveal(object))
    case .setValue(let number): AccessibleResult(ElementValue.set(number, of: object))
    case .select(let units): AccessibleResult(ElementText.select(units, in: object))
    case .replace(let units, let text): AccessibleResult(ElementText.replace(units, with: text, in: object))
    case .selectChild(let child, let isSelected): select(child, of: id, isSelected)
    case .measure(let units): TextPlaces(object)?.frame(of: units).map(AccessibleResult.frame) ?? .failed
    case .findCharacter(let x, let y): TextPlaces(object).map { .character($0.character(x: x, y: y)) } ?? .failed
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
  private func select(_ index: Int, of id: AccessibleID, _ isSelected: Bool) -> AccessibleResult {
    guard let children = tree[id]?.children, children.indices.contains(index), let child = tree[children[index]] else {
      return .failed
    }
    if child.states.contains(.selected) == isSelected { return .done }
    guard isSelected || tree[id]?.states.contains(.multiSelectable) ?? false,
      let press = child.actions.firstIndex(of: "press")
    else { return .failed }
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
