// SPDX-License-Identifier: MIT

/// The steps in which the driver sets up a scene and cleans it up.
extension TransitionScene {
  func sendWillAppear(animated: Bool) {
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
  }

  /// Lays the incoming view out and calls its controller's `viewIsAppearing(_:)`, when the view is in the container.
  func sendIsAppearing() {
    guard let toView = to.view else { return }
    UIView.performWithoutAnimation {
      toView.setNeedsLayout()
      for controller in to.receivers { controller.sendIsAppearing() }
      containerView.withholdingLayout { toView.layoutIfNeeded() }
    }
  }

  /// Adds the outgoing view to the container, and gives the incoming view its final frame.
  ///
  /// - Parameter onAdd: Called when the animator adds the incoming view, or at once if it is there: the presentation
  ///   controller may have added it.
  func install(onAdd: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      if let fromView = from.view, fromView.superview !== containerView { containerView.insertSubview(fromView, at: 0) }
      if let toView = to.view, to.finalFrame != .zero { toView.setPlacement(to.finalFrame) }
    }
    containerView.onAddSubview = { [weak toView = to.view] added in
      guard let toView, toView.isDescendant(of: added) else { return }
      onAdd()
    }
    if let toView = to.view, toView.isDescendant(of: containerView) { onAdd() }
  }

  /// Adds the incoming view if the animator has not, as some animators of dismissals expect it to be there already.
  func insertToViewIfNeeded() {
    guard insertsToViewBelow, let toView = to.view, !toView.isDescendant(of: containerView) else { return }
    UIView.performWithoutAnimation { containerView.insertSubview(toView, at: 0) }
  }

  /// Gives both views their frames in a container whose size has changed.
  func adaptToContainerSize() {
    UIView.performWithoutAnimation {
      if let toView = to.view, to.finalFrame != .zero { toView.setPlacement(to.finalFrame) }
      if let fromView = from.view, fromView.transform.isIdentity { fromView.bounds.size = from.initialFrame.size }
    }
  }

  /// Leaves in the container only the views that belong there after the transition.
  func finish(didComplete: Bool) {
    containerView.blocksTouches = nil
    UIView.performWithoutAnimation {
      let remaining = didComplete ? to.view : from.view
      if let remaining, !remaining.isDescendant(of: containerView) { containerView.addSubview(remaining) }
      if didComplete, removesFromView { from.view?.removeFromSuperview() }
    }
    containerView.onAddSubview = nil
  }

  /// Tells the incoming controller of a cancelled transition that it disappears, while its view is still in the window.
  /// Then removes the view, unless the program has moved it elsewhere.
  func removeToView(animated: Bool) {
    let superview = to.view?.superview
    to.beginAppearance(false, animated: animated)
    guard let toView = to.view, toView.superview === superview else { return }
    UIView.performWithoutAnimation { toView.removeFromSuperview() }
  }

  /// Ends the appearance transitions: first that of the controller that leaves, unless the scene `appearsFirst`. After a
  /// cancelled transition, both controllers receive the callbacks in the opposite direction.
  func sendDidAppear(didComplete: Bool, animated: Bool) {
    if !didComplete {
      to.endAppearance()
      from.beginAppearance(true, animated: animated)
      from.endAppearance()
      return
    }
    for side in appearsFirst ? [to, from] : [from, to] { side.endAppearance() }
  }

  /// Makes the outgoing side lose the focus, as far as its controllers do not restore it.
  func leaveFocus() {
    guard let left = from.view ?? from.controller?.viewIfLoaded else { return }
    UIFocusSystem.focusSystem(for: containerView)?.leave(left)
  }
}

/// The appearance callbacks of one side.
///
/// Another transition may have begun or ended a controller's appearance since this one was requested, for example when
/// its container leaves the window while another controller is presented over it. A controller receives only the
/// callbacks that are still due.
extension TransitionScene.Side {
  fileprivate var receivers: [UIViewController] {
    guard sendsAppearance, let controller else { return [] }
    return includesContext ? controller.shownInArea : [controller]
  }

  fileprivate func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    for controller in receivers where controller.appearance.state.canBecome(isAppearing ? .appearing : .disappearing) {
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  fileprivate func endAppearance() {
    for controller in receivers where controller.appearance.state.isInTransition {
      controller.endAppearanceTransition()
    }
  }
}
