// SPDX-License-Identifier: MIT

/// The focus of the keyboard in a window: which item receives keys first, and shows a ring.
///
/// Tab moves the focus through the items of the window, or of what is presented over it, in the order of the views, and
/// Shift+Tab back. If the program has made an item first responder, Tab first gives that one the focus. Return and the
/// space bar press a focused control, and the arrow keys change its value. A click removes the focus. An item that
/// leaves the window, or is covered, has the focus again when it comes back. The items of an input view follow the first
/// responder for which it is shown.
///
/// ```swift
/// @MainActor func focus(_ button: UIButton) {
///   UIFocusSystem.focusSystem(for: button)?.requestFocusUpdate(to: button)
/// }
/// ```
///
/// In contrast to UIKit, all enabled controls can be focused, and there are no focus groups.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private unowned let window: UIWindow
  /// The items that have the focus, or had it before they were covered or left the window, the last one last.
  private var items: [Item] = []
  /// The control that was clicked last, from which Tab moves on.
  private weak var clicked: UIView?
  private let ring = FocusRing()
  /// A view over all others that receives all keys, such as a menu. Items elsewhere cannot have the focus meanwhile.
  weak var overlay: UIView?

  private struct Item {
    weak var view: UIView?
  }

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  nonisolated deinit {}

  /// Returns the focus system of the window that contains an environment, or `nil` if it is in none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.responderWindow?.focusSystem
  }

  /// The item with the focus, or `nil`.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Moves the focus to an item, or to the first one in an environment that is a view. Does nothing if there is none that
  /// can be focused.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let view = environment as? UIView, let item = focusableViews(in: view).first, isReachable(item) else {
      return
    }
    focus(item)
  }

  // MARK: The item

  /// The view with the focus.
  var focusedView: UIView? { items.last { $0.view.map(isReachable) ?? false }?.view }

  /// The view whose items can be reached, beside those of input views: the window, what is presented over its root, or the
  /// view over all others.
  private var scope: UIView {
    if let overlay { return overlay }
    guard let root = window.root, root.hasPresentations else { return window }
    return root.topmost.viewIfLoaded ?? window
  }

  /// The input views, unless a view over all others has the keys.
  private var inputViews: UIView? { overlay == nil ? window.keyboard.inputViewHost : nil }

  private func isReachable(_ view: UIView) -> Bool {
    guard view.window === window, view.canBecomeFocused else { return false }
    let (scope, inputViews) = (scope, inputViews)
    var isInScope = false
    for current in sequence(first: view, next: \.superview) {
      guard current.receivesKeys else { return false }
      if current === scope || current === inputViews { isInScope = true }
    }
    return isInScope
  }

  /// Moves the focus to a view, or removes it.
  private func focus(_ view: UIView?) {
    let old = focusedView
    items.removeAll { $0.view.map(isReachable) ?? true }
    if let view {
      items.append(Item(view: view))
      moveFirstResponder(from: old, to: view)
      reveal(view)
    }
    update()
  }

  /// A view that accepts text, or chooses among its own items, becomes first responder. Otherwise the one that had the
  /// focus or accepts text stops being it, and a responder around it becomes first responder. An item in an input view leaves
  /// the first responder alone, for which that view is shown.
  private func moveFirstResponder(from old: UIView?, to view: UIView) {
    if view.becomeFirstResponder() || window.keyboard.provider(of: view) != nil { return }
    guard let first = window.firstResponder, first === old || first is any UIKeyInput, first.resignFirstResponder()
    else { return }
    let others = sequence(first: first, next: { $0.next }).dropFirst()
    others.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
  }

  /// Scrolls so that a view is visible.
  private func reveal(_ view: UIView) {
    for current in sequence(first: view, next: \.superview).dropFirst() {
      guard let scroll = current as? any KeyScrolling else { continue }
      scroll.reveal(view, isFirst: focusableViews(in: scroll).first === view)
    }
  }

  // MARK: Input

  /// Moves the focus for Tab or Shift+Tab. Returns false for other keys, and if there is nothing to focus.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, key.keyCode == .keyboardTab else { return false }
    switch key.modifierFlags.intersection([.shift, .control, .alternate, .command]) {
    case []: return step(by: 1)
    case .shift: return step(by: -1)
    default: return false
    }
  }

  private func step(by count: Int) -> Bool {
    let views = viewsInOrder
    guard !views.isEmpty else { return false }
    if let unshownResponder, views.contains(identicalTo: unshownResponder) {
      focus(unshownResponder)
      return true
    }
    let start = [focusedView, window.firstResponder as? UIView, clicked].lazy.compactMap { $0 }
      .compactMap { view in views.firstIndex(identicalTo: view) }.first
    guard let start else {
      focus(count > 0 ? views.first(where: isInView) ?? views[0] : views[views.count - 1])
      return true
    }
    focus(views[(start + count + views.count) % views.count])
    return true
  }

  /// The items in the order of Tab. Those of input views follow the first responder, or else are the last ones: when the
  /// focus moves on from a text field, its input view leaves.
  private var viewsInOrder: [UIView] {
    guard let inputViews else { return focusableViews(in: scope) }
    let others = focusableViews(in: scope).filter { !$0.isDescendant(of: inputViews) }
    let index = (window.firstResponder as? UIView).flatMap { others.firstIndex(identicalTo: $0) } ?? others.count - 1
    return others[...index] + focusableViews(in: inputViews) + others[(index + 1)...]
  }

  /// The first responder, if it receives keys and nothing shows it: the program has chosen it, and not a click or Tab.
  private var unshownResponder: UIView? {
    guard focusedView == nil, let view = window.firstResponder as? UIView, view !== clicked, !(view is any UIKeyInput)
    else { return nil }
    return view
  }

  /// Whether all of a view is within the scroll views around it.
  private func isInView(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().allSatisfy { current in
      !(current is any KeyScrolling) || current.bounds.contains(current.convert(view.bounds, from: view))
    }
  }

  private func focusableViews(in view: UIView) -> [UIView] {
    guard view.receivesKeys, !view.bounds.isEmpty else { return [] }
    return view.canBecomeFocused ? [view] : view.subviews.flatMap(focusableViews)
  }

  /// Removes the focus, because a view is touched.
  func touchBegan(in view: UIView?) {
    clicked = view.flatMap { sequence(first: $0, next: \.superview).first { $0.canBecomeFocused } }
    if focusedView != nil { focus(nil) }
  }

  /// Forgets the views in a view that has been left, as far as their view controllers do not restore the focus. Called at
  /// the end of a transition.
  package func leave(_ left: UIView) {
    items.removeAll { item in
      guard let view = item.view, view.isDescendant(of: left) else { return item.view == nil }
      let owner = sequence(first: view, next: \.superview).lazy.compactMap(\.owner).first
      return !(owner?.restoresFocusAfterTransition ?? true)
    }
  }

  // MARK: The ring

  /// Shows the ring at the view with the focus. Called in every turn, because views leave and come back.
  func update() {
    guard !items.isEmpty || ring.isShown else { return }
    if let view = focusedView, let halo = view.focusEffect as? UIFocusHaloEffect {
      ring.show(halo, on: view)
    } else {
      ring.hide()
    }
  }
}

extension UIView {
  /// Whether keys can reach the view, as far as it is concerned itself.
  fileprivate var receivesKeys: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 }
}
