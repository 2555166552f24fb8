// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControllers
import UIKitCore

/// The object of a window that a screen reader is at.
///
/// It follows the focus of the keyboard. Without one, a new screen is read from its first element, and a screen that comes
/// back from the element at which it was left. While a transition runs, the reader stays where it
/// is, so that a cancelled one moves nothing.
final class ReaderFocus {
  /// The element at which a screen was left.
  private struct Memory {
    weak var screen: UIViewController?
    weak var element: UIResponder?
  }

  private weak var screen: UIViewController?
  private weak var element: UIResponder?
  /// The element that had the focus of the keyboard at the last update.
  private weak var keyboardElement: UIResponder?
  private var memories: [Memory] = []

  nonisolated deinit {}

  /// Moves the reader to an element, as a program or a screen reader requests it.
  func move(to element: UIResponder?) { self.element = element }

  /// Returns the element in a window for the present state of the program.
  func update(in window: UIWindow, _ branch: Branch) -> UIResponder? {
    let leaves = branch.leaves
    let focused = keyboardFocus(in: window).flatMap { contains($0, in: branch) ? $0 : nil }
    let isNewScreen = showScreen(of: window, leaves)
    if let focused, isNewScreen || focused !== keyboardElement { element = focused }
    keyboardElement = focused
    if element.map({ !contains($0, in: branch) }) ?? true { element = first(of: screen, leaves) }
    return element
  }

  /// Moves the reader to a new screen, unless a transition runs. Returns whether there is one.
  private func showScreen(of window: UIWindow, _ leaves: [Branch]) -> Bool {
    guard let new = currentScreen(of: window), new.transitionCoordinator == nil, new !== screen else { return false }
    memories.removeAll { $0.screen == nil || $0.screen === screen || $0.screen === new && $0.element == nil }
    if let screen { memories.append(Memory(screen: screen, element: element)) }
    screen = new
    element = memories.first { $0.screen === new }?.element ?? first(of: new, leaves)
    return true
  }

  /// Returns the innermost visible controller with a title or, without titles, the innermost one. Pages in a hidden view,
  /// such as those of a picture that shows a transition, are no screens.
  private func currentScreen(of window: UIWindow) -> UIViewController? {
    guard let innermost = window.root?.topmost.innermost as? UIViewController else { return nil }
    let reached = sequence(first: innermost, next: \.parent).filter(isReached)
    return reached.first { ContainerRole.title(of: $0) != nil } ?? reached.first
  }

  private func isReached(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return !sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
  }

  private func keyboardFocus(in window: UIWindow) -> UIResponder? {
    let focused = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView
    if let view = window.keyOverlay ?? focused { return (view as? any ItemFocusing)?.itemWithFocus ?? view }
    return window.firstResponder.flatMap { $0 is any UIKeyInput ? $0 : nil }
  }

  private func contains(_ element: UIResponder, in branch: Branch) -> Bool {
    branch.object === element || branch.children.contains { contains(element, in: $0) }
  }

  /// Returns the first element of a screen, or the first one of the window if the screen has none.
  private func first(of screen: UIViewController?, _ leaves: [Branch]) -> UIResponder? {
    let root = screen?.viewIfLoaded
    let inside = leaves.first { leaf in root.flatMap { leaf.object.showingView?.isDescendant(of: $0) } ?? false }
    return (inside ?? leaves.first)?.object
  }
}
