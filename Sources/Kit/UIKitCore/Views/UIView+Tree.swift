// SPDX-License-Identifier: MIT
import Diagnostics

extension UIView {
  var currentWindow: UIWindow? {
    get { windowLink.object }
    set { windowLink = WeakLink(newValue) }
  }

  func insertView(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return insertSubview(view, belowSubview: sibling) }
    guard let index = index(of: sibling, besides: view) else { return insert(view, at: subviews.count) }
    insert(view, at: index + 1)
    layer.insertSublayer(view.layer, above: sibling.layer)
  }

  func moveToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  func moveToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  func exchangeViews(at index1: Int, withSubviewAt index2: Int) {
    require(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "UIView.exchangeSubview(at:withSubviewAt:): both must be indices of subviews")
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    subviews.swapAt(low, high)
    exchangeSublayers(lower.layer, upper.layer)
    subviewsDidChange()
  }

  func isInside(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  func findView(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  @discardableResult func endEditingBelow(_ force: Bool) -> Bool {
    guard let window = window ?? (self as? UIWindow), let responder = window.firstResponder else { return true }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

extension UIView {
  /// The index of `sibling` in `subviews` after `view` has been removed from them.
  func index(of sibling: UIView, besides view: UIView) -> Int? {
    guard let index = subviews.firstIndex(identicalTo: sibling) else { return nil }
    guard let own = subviews.firstIndex(identicalTo: view), own < index else { return index }
    return index - 1
  }

  func insert(_ view: UIView, at index: Int) {
    require(!isDescendant(of: view), "UIView.addSubview: a view cannot be added to itself or to one of its subviews")
    if view.superview === self { return reorder(view, to: min(max(index, 0), subviews.count - 1)) }
    let (oldWindow, newWindow, oldTint) = (view.window, window, view.tintColor)
    view.superview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    view.unlink()
    link(view, at: min(max(index, 0), subviews.count))
    if oldWindow !== newWindow { view.adoptWindow(newWindow) }
    view.inheritFromSuperview(oldTint: oldTint)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    let (hadWindow, oldTint) = (window != nil, tintColor)
    if hadWindow { announceWindow(nil) }
    willMove(toSuperview: nil)
    unlink()
    if hadWindow { adoptWindow(nil) }
    inheritFromSuperview(oldTint: oldTint)
    didMoveToSuperview()
  }

  private func link(_ view: UIView, at index: Int) {
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    view.superviewLink = WeakLink(self)
    noteConstraintUpdates(in: view)
    view.constraintParticipant?.didEnterSuperview()
    subviewSizeDidChange(view)
    subviewsDidChange()
  }

  private func unlink() {
    guard let superview else { return }
    constraintParticipant?.willLeaveSuperview()
    superview.subviews.remove(identicalTo: self)
    layer.removeFromSuperlayer()
    superviewLink = WeakLink()
    superview.subviewSizeDidChange(self)
    superview.subviewsDidChange()
  }

  /// Moves a subview among its siblings. Its layer moves with it, relative to sublayers that belong to no view.
  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(identicalTo: view), old != index else { return }
    subviews.remove(at: old)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    subviewsDidChange()
  }

  /// Requests layout, unless the view is laying out its subviews: one that replaces them then would be laid out forever.
  private func subviewsDidChange() {
    if !geometry.isLayingOut { setNeedsLayout() }
  }

  /// Exchanges two sublayers. The layers between them keep their positions.
  private func exchangeSublayers(_ lower: CALayer, _ upper: CALayer) {
    guard let layers = layer.sublayers, let low = layers.firstIndex(identicalTo: lower),
      let high = layers.firstIndex(identicalTo: upper)
    else { return }
    layer.insertSublayer(upper, at: UInt32(low))
    layer.insertSublayer(lower, at: UInt32(high))
  }

  /// Notifies the subtree of the window that it will move to.
  private func announceWindow(_ newWindow: UIWindow?) {
    owner?.rootViewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.announceWindow(newWindow) }
  }

  /// Sets the window of the subtree, and notifies the subtree that it has moved there.
  private func adoptWindow(_ newWindow: UIWindow?) {
    if newWindow == nil { loseFirstResponder() }
    currentWindow = newWindow
    adoptScale()
    if newWindow != nil { constraintParticipant?.didEnterWindow() }
    didMoveToWindow()
    for view in subviews where view.currentWindow !== newWindow { view.adoptWindow(newWindow) }
    owner?.rootViewDidMove(to: newWindow)
  }

  /// Makes the view, or the controller whose root view it is, resign as the window's first responder.
  private func loseFirstResponder() {
    guard let window = currentWindow, let responder = window.firstResponder else { return }
    // A responder in an input view leaves with what has provided that view.
    let origin = window.keyboard.provider(of: responder) ?? responder
    guard responder === self || origin === self || origin === owner else { return }
    window.keyboard.replacing {
      responder.resignFirstResponder()
      if window.firstResponder === responder { window.firstResponder = nil }
    }
  }

  private func adoptScale() {
    guard !look.hasOwnScale, let scale = currentWindow?.contentScaleFactor else { return }
    if layer.contentsScale != scale { layer.contentsScale = scale }
  }

  /// Sets the new scale of the window in this view and its subviews.
  func windowScaleDidChange() {
    if !(self is UIWindow) { adoptScale() }
    for view in subviews { view.windowScaleDidChange() }
  }

  /// Adopts the values that a view inherits from its superview. A view that has been removed keeps its traits until it
  /// is added again: the pages of a stack would otherwise be drawn again whenever they return.
  private func inheritFromSuperview(oldTint: UIColor?) {
    if superview != nil { traitsMayHaveChanged() }
    if tintColor != oldTint { tintDidChange() }
    safeAreaMayHaveChanged()
  }
}
