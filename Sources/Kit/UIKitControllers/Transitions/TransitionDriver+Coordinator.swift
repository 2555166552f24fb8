// SPDX-License-Identifier: MIT

/// The coordinator with which controllers animate alongside the transition.
extension TransitionDriver: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { wasCancelled }

  var initiallyInteractive: Bool { attributes.isInitiallyInteractive }

  /// Whether the animation can be paused. Asks a client's animator, if it has not been asked yet.
  var isInterruptible: Bool { playback?.isInterruptible ?? false }

  /// The duration in seconds that the animator returned at the start.
  var duration: Double { attributes.duration }

  /// The progress for clients, from 0 to 1: the last one that the interaction reported, or while the transition runs by
  /// itself the one on screen.
  var percentComplete: CGFloat {
    switch phase {
    case .running, .settling: CGFloat(min(max(progress, 0), 1))
    case .preparing, .interactive, .ended: interaction.percent
    }
  }

  var transitionDuration: TimeInterval { duration }

  var completionVelocity: CGFloat { interaction.completionSpeed }

  var completionCurve: UIView.AnimationCurve { interaction.completionCurve }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    var isPending = true
    alongside.addChangeHandler { context in
      guard isPending, !context.isInteractive else { return }
      isPending = false
      handler(context)
    }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    alongside.addChangeHandler(handler)
  }

  /// The progress on screen of the animations alongside.
  var alongsideProgress: Double { alongside.progressOnScreen ?? progress }

  /// Returns whether the controller appears or disappears with this transition and receives its callbacks from it.
  func sendsAppearance(to controller: UIViewController) -> Bool {
    (controller === scene.from.controller && scene.from.sendsAppearance)
      || (controller === scene.to.controller && scene.to.sendsAppearance)
  }

  /// Sets the transition that the controllers' `transitionCoordinator` returns, or removes this one if it is `nil`.
  func attach(_ transition: TransitionDriver?) {
    for controller in [scene.from.controller, scene.to.controller, scene.container] {
      guard let controller, transition != nil || controller.activeTransition === self else { continue }
      controller.activeTransition = transition
    }
  }
}
