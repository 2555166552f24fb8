// SPDX-License-Identifier: MIT

/// The state of a transition, for animations that run alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation, or `.none` for a transition of a container and for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition started interactively. It never changes.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can be paused and made interactive while it runs on its own.
  var isInterruptible: Bool { get }

  /// Whether a gesture controls the progress now.
  var isInteractive: Bool { get }

  /// Whether the transition is running back to its start, or has ended there.
  var isCancelled: Bool { get }

  /// The duration of the whole transition in seconds, if nothing interferes.
  var transitionDuration: TimeInterval { get }

  /// The fraction from 0 to 1 that the interaction reported last. It is 1 after an animation without interaction.
  var percentComplete: CGFloat { get }

  /// The speed of the part after the interaction, as a multiple of the animation's own.
  var completionVelocity: CGFloat { get }

  /// The curve of the part after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// Returns one of the view controllers of the transition, or `nil` if there is none, as when only the size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views of the transition, or `nil` if the animator must leave it alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The superview of the views that take part.
  var containerView: UIView { get }

  /// The transform of the incoming view. The identity, because windows do not rotate here.
  var targetTransform: CGAffineTransform { get }
}
