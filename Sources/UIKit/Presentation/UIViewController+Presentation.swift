// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The controller that this one, or the nearest that contains it, presents: as asked for, so that it is nil from the
  /// moment of `dismiss` on. It is back as soon as a dismissal is cancelled.
  public final var presentedViewController: UIViewController? { nearest { $0.modal.current?.presented } }

  /// The controller that presents this one, or the nearest that contains it, until the dismissal has ended.
  public final var presentingViewController: UIViewController? { nearest { $0.modal.below?.presenter } }

  /// What manages the presentation of this controller or of the nearest presented one that contains it. Asked for
  /// before the presentation, it is made for `modalPresentationStyle` and used then: the place to set its delegate.
  public final var presentationController: UIPresentationController? {
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

  /// As `presentationController`, while this controller is presented; nil before and afterwards.
  public final var activePresentationController: UIPresentationController? { nearest { $0.modal.below?.controller } }

  /// Whether the view is appearing because the controller is being presented. Right in `viewWillAppear(_:)` and
  /// `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the view is disappearing because the controller is being dismissed. Right in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)`; a cancelled dismissal has said true all the same.
  public final var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Whether presentations in the styles of the current context are shown over this controller's view.
  public final var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// Whether presentations in this controller's context use its `modalTransitionStyle`, not the presented one's.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesContextTransitionStyle }
    set { modal.providesContextTransitionStyle = newValue }
  }

  /// The window's traits, while the view is in none for what the controller presents.
  var traitsWhileCovered: UITraitCollection? {
    guard let view = viewIfLoaded, view.superview == nil else { return nil }
    return modal.current?.installedContainerView?.traitCollection
  }

  /// Dismisses this controller, where that is what going back means: the user does, so that the delegate has a say.
  func dismissByBackAction() -> Bool {
    guard let below = modal.below, below.phase != .ended else { return false }
    if let above = modal.above { return above.presented.performBackAction() }
    let controller = below.controller
    guard below.phase != .dismissing else { return true }
    guard !isModalInPresentation, controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else {
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
