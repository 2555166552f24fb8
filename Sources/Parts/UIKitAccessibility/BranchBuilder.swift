// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCore

/// Finds what assistive technology reaches in a window, by UIKit's rules: elements, the containers around them, and nothing
/// that is hidden or behind a modal view. Views that are neither are left out, and their subviews take their place.
struct BranchBuilder {
  /// The opacity below which a view cannot be seen, as for touches.
  private static let minimumAlpha: CGFloat = 0.01

  private let window: UIWindow

  /// Returns the branch of a window.
  static func branch(of window: UIWindow) -> Branch {
    let builder = BranchBuilder(window: window)
    var branch = Branch(object: window, node: WindowNode.make(for: window))
    branch.children = builder.scopes.flatMap { builder.contents(of: $0, clip: window.bounds) }
    return branch
  }

  private init(window: UIWindow) { self.window = window }

  /// The views whose contents are reached: an open menu, what is presented over the root with its input views, or the window.
  private var scopes: [UIView] {
    if let overlay = window.keyOverlay { return [overlay] }
    guard let root = window.root, root.hasPresentations, let top = root.topmost.viewIfLoaded else { return [window] }
    return [top] + [window.keyboard.inputViewHost].compactMap { $0 }
  }

  private func isReached(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= Self.minimumAlpha }

  // MARK: Views

  /// Returns the scope itself if it is a container, and otherwise what is in it.
  private func contents(of scope: UIView, clip: CGRect) -> [Branch] {
    scope === window ? inside(scope, clip: clip) : branches(of: scope, clip: clip)
  }

  /// Returns the branch of a view, or those of the views in it.
  private func branches(of view: UIView, clip: CGRect) -> [Branch] {
    guard isReached(view) else { return [] }
    if view.isAccessibilityElement { return [element(view, clip: clip)] }
    guard !view.accessibilityElementsHidden else { return [] }
    let children = inside(view, clip: clip)
    guard let role = ContainerRole.role(of: view) else { return children }
    return container(view, role, children, clip: clip).map { [$0] } ?? []
  }

  /// Returns what is inside a view: its accessibility elements if it has some, or else its subviews.
  private func inside(_ view: UIView, clip: CGRect) -> [Branch] {
    let clip = view.clipsToBounds ? clip.intersection(view.convert(view.bounds, to: nil)) : clip
    if let elements = elements(in: view) { return elements.flatMap { branches(of: $0, clip: clip) } }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && isReached($0) }
    return (modal.map { [$0] } ?? view.subviews).flatMap { branches(of: $0, clip: clip) }
  }

  /// Returns the accessibility elements that a view has in place of its subviews, or nil if it has none.
  private func elements(in view: UIView) -> [UIResponder]? {
    let count = view.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return view.accessibilityElements.map { _ in [] } }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) as? UIResponder }
  }

  /// Returns the branch of an accessibility element, which may be a view or a container.
  private func branches(of object: UIResponder, clip: CGRect) -> [Branch] {
    if let view = object as? UIView { return branches(of: view, clip: clip) }
    if object.isAccessibilityElement { return [element(object, clip: clip)] }
    return (object.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
      .flatMap { branches(of: $0, clip: clip) }
  }

  private func element(_ object: UIResponder, clip: CGRect) -> Branch {
    Branch(object: object, node: ElementNode(object, window: window, clip: clip).make())
  }

  // MARK: Containers

  /// Returns nil for a container without a content, such as a decoration.
  private func container(
    _ view: UIView, _ role: AccessibleRole, _ children: [Branch], clip: CGRect
  ) -> Branch? {
    if role == .listItem { return ListNode.row(view, children, ElementNode(view, window: window, clip: clip)) }
    guard !children.isEmpty else { return nil }
    var branch = Branch(object: view, node: ElementNode(view, window: window, clip: clip).makeContainer(role))
    branch.children = role == .list ? ListNode.sorted(children) : children
    if role == .list { ListNode.describe(view, &branch.node) }
    return branch
  }
}
