// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The object that manages the presentation of this view controller or of its nearest presented ancestor.
  ///
  /// Before a presentation, accessing it creates the one for `modalPresentationStyle`, which is then used, so that its
  /// delegate can be set.
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

  /// The object that manages the presentation of this view controller or of its nearest presented ancestor; `nil`
  /// before and after the presentation.
  public final var activePresentationController: UIPresentationController? { nearest { $0.modal.below?.controller } }

  /// Whether the view appears because the controller is being presented.
  ///
  /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the view disappears because the controller is being dismissed.
  ///
  /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`. It is also `true` at the start of a dismissal that is
  /// cancelled later.
  public final var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Whether presentations in the styles of the current context cover the view of this view controller. The default is
  /// `false`.
  public final var definesPresentationContext: Bool {
    get { modal.preferences.definesContext }
    set { modal.preferences.definesContext = newValue }
  }

  /// Whether presentations in the context of this view controller use its `modalTransitionStyle` rather than that of
  /// the presented one. The default is `false`.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { modal.preferences.providesContextTransitionStyle }
    set { modal.preferences.providesContextTransitionStyle = newValue }
  }

  /// The window's traits, if a presentation by this controller has removed its view from the window; otherwise `nil`.
  var traitsWhileCovered: UITraitCollection? {
    guard let view = viewIfLoaded, view.superview == nil else { return nil }
    return modal.current?.installedContainerView?.traitCollection
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
