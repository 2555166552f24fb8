// SPDX-License-Identifier: MIT

extension UIViewController {
  var resolvedPresentationController: UIPresentationController? {
    if let current = nearest({ $0.modal.below?.controller }) { return current }
    guard parent == nil, modalPresentationStyle != .none else { return nil }
    if let made = modal.controller,
      made.presentationStyle == PresentationControllers.resolve(preferredPresentationStyle)
    {
      return made
    }
    let made = makePresentationController(source: self)
    modal.controller = made
    return made
  }

  /// The window's traits, if a presentation by this controller has removed its view from the window; otherwise `nil`.
  var traitsWhileCovered: UITraitCollection? {
    guard let view = viewIfLoaded, view.superview == nil else { return nil }
    return modal.current?.installedContainerView?.traitCollection
  }

  /// Whether the controller, or a child that is visible, does not let gestures dismiss it.
  var forcesModality: Bool {
    isModalInPresentation || children.contains { $0.appearance.state.isVisible && $0.forcesModality }
  }

  /// Dismisses this controller in response to a back command of the user. As with a gesture, the delegate decides whether
  /// the user may dismiss it, and is informed.
  ///
  /// - Returns: `false` if the controller is not presented, so that the command does nothing here.
  func dismissByBackAction() -> Bool {
    guard let below = modal.below, below.phase != .ended else { return false }
    if let above = modal.above { return above.presented.performBackAction() }
    let controller = below.controller
    guard below.phase != .dismissing else { return true }
    guard controller.isDismissalAllowed else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return true
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    dismiss(animated: true) { [weak below] in
      guard below?.phase == .ended else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return true
  }
}
