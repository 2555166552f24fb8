// SPDX-License-Identifier: MIT

/// The steps in which the driver sets a scene and clears it away.
extension TransitionScene {
  func sendWillAppear(animated: Bool) {
    if sendsAppearanceToFrom { from?.beginAppearanceTransition(false, animated: animated) }
    if sendsAppearanceToTo { to?.beginAppearanceTransition(true, animated: animated) }
  }

  /// Lays the incoming view out and tells its controller, once it is in the container.
  func sendIsAppearing() {
    guard let toView else { return }
    UIView.performWithoutAnimation {
      toView.setNeedsLayout()
      if sendsAppearanceToTo { to?.sendIsAppearing() }
      containerView.withholdingLayout { toView.layoutIfNeeded() }
    }
  }

  /// Puts the outgoing view into the container and gives the incoming one its final place; `onAdd` is called when the
  /// animator adds that.
  func place(onAdd: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      if let fromView, fromView.superview !== containerView { containerView.insertSubview(fromView, at: 0) }
      if let toView, finalToFrame != .zero { toView.setPlacement(finalToFrame) }
    }
    containerView.onAddSubview = { [weak toView] added in
      guard let toView, toView.isDescendant(of: added) else { return }
      onAdd()
    }
  }

  /// Adds the page that is uncovered where its animator takes it for granted, as some do in a dismissal.
  func bringToViewBack() {
    guard bringsToViewBack, let toView, !toView.isDescendant(of: containerView) else { return }
    UIView.performWithoutAnimation { containerView.insertSubview(toView, at: 0) }
  }

  /// Gives the views that stay their place in a container of another size.
  func placeForNewSize() {
    UIView.performWithoutAnimation {
      if let toView, finalToFrame != .zero { toView.setPlacement(finalToFrame) }
      if let fromView, fromView.transform.isIdentity { fromView.bounds.size = initialFromFrame.size }
    }
  }

  /// Leaves in the container what belongs there now.
  func settle(didComplete: Bool) {
    containerView.blocksTouches = false
    UIView.performWithoutAnimation {
      if didComplete {
        if let toView, toView.window == nil || !toView.isDescendant(of: containerView) {
          containerView.addSubview(toView)
        }
        if removesFromView { fromView?.removeFromSuperview() }
      } else {
        toView?.removeFromSuperview()
        if let fromView, !fromView.isDescendant(of: containerView) { containerView.addSubview(fromView) }
      }
    }
    containerView.onAddSubview = nil
  }

  /// Ends the appearance transitions; after a cancelled one the controllers go back through all their steps.
  func sendDidAppear(didComplete: Bool, animated: Bool) {
    if !didComplete {
      if sendsAppearanceToTo { to?.beginAppearanceTransition(false, animated: animated) }
      if sendsAppearanceToTo { to?.endAppearanceTransition() }
      if sendsAppearanceToFrom { from?.beginAppearanceTransition(true, animated: animated) }
      if sendsAppearanceToFrom { from?.endAppearanceTransition() }
      return
    }
    if sendsAppearanceToFrom { from?.endAppearanceTransition() }
    if sendsAppearanceToTo { to?.endAppearanceTransition() }
  }

  /// Lets go of all but the container view.
  mutating func clear() {
    container = nil
    from = nil
    to = nil
    fromView = nil
    toView = nil
  }
}
