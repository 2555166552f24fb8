// SPDX-License-Identifier: MIT

/// The steps in which the driver sets a scene and clears it away.
extension TransitionScene {
  func sendWillAppear(animated: Bool) {
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
  }

  /// Lays the incoming view out and tells its controller, once it is in the container.
  func sendIsAppearing() {
    guard let toView = to.view else { return }
    UIView.performWithoutAnimation {
      toView.setNeedsLayout()
      if to.sendsAppearance { to.controller?.sendIsAppearing() }
      containerView.withholdingLayout { toView.layoutIfNeeded() }
    }
  }

  /// Puts the outgoing view into the container and gives the incoming one its final frame; `onAdd` is called when the
  /// animator adds that.
  func install(onAdd: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      if let fromView = from.view, fromView.superview !== containerView { containerView.insertSubview(fromView, at: 0) }
      if let toView = to.view, to.finalFrame != .zero { toView.setPlacement(to.finalFrame) }
    }
    containerView.onAddSubview = { [weak toView = to.view] added in
      guard let toView, toView.isDescendant(of: added) else { return }
      onAdd()
    }
  }

  /// Adds the page that is uncovered where its animator takes it for granted, as some do in a dismissal.
  func bringToBack() {
    guard bringsToBack, let toView = to.view, !toView.isDescendant(of: containerView) else { return }
    UIView.performWithoutAnimation { containerView.insertSubview(toView, at: 0) }
  }

  /// Gives the views that stay their frames in a container whose size has changed.
  func adaptToContainerSize() {
    UIView.performWithoutAnimation {
      if let toView = to.view, to.finalFrame != .zero { toView.setPlacement(to.finalFrame) }
      if let fromView = from.view, fromView.transform.isIdentity { fromView.bounds.size = from.initialFrame.size }
    }
  }

  /// Leaves in the container what belongs there now.
  func finish(didComplete: Bool) {
    containerView.blocksTouches = false
    UIView.performWithoutAnimation {
      if didComplete {
        if let toView = to.view, !toView.isDescendant(of: containerView) { containerView.addSubview(toView) }
        if removesFrom { from.view?.removeFromSuperview() }
      } else {
        to.view?.removeFromSuperview()
        if let fromView = from.view, !fromView.isDescendant(of: containerView) { containerView.addSubview(fromView) }
      }
    }
    containerView.onAddSubview = nil
  }

  /// Ends the appearance transitions; after a cancelled one the controllers go back through all their steps.
  func sendDidAppear(didComplete: Bool, animated: Bool) {
    if !didComplete {
      to.beginAppearance(false, animated: animated)
      to.endAppearance()
      from.beginAppearance(true, animated: animated)
      from.endAppearance()
      return
    }
    for side in appearsFirst ? [to, from] : [from, to] { side.endAppearance() }
  }

  /// Keeps alive only the container view from now on.
  mutating func weaken() {
    container = nil
    from.weaken()
    to.weaken()
  }
}

/// The surroundings of a controller may have begun or ended its appearance since the transition was requested: it is
/// presented over while its container is leaving, or its container leaves while it is presented over. It gets the calls
/// that remain.
extension TransitionScene.Side {
  fileprivate func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard sendsAppearance, let controller,
      controller.appearance.state.canBecome(isAppearing ? .appearing : .disappearing)
    else { return }
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  fileprivate func endAppearance() {
    guard sendsAppearance, let controller, controller.appearance.state.isInTransition else { return }
    controller.endAppearanceTransition()
  }
}
