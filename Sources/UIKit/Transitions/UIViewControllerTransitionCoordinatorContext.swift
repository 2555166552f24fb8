// SPDX-License-Identifier: MIT

/// The state of a transition, for those who animate beside it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` in a container's transition and when the size changes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a gesture. Never changes.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and made interactive when it runs by itself.
  var isInterruptible: Bool { get }
  /// Whether the progress follows a gesture now.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds that the whole takes when nobody interferes.
  var transitionDuration: TimeInterval { get }
  /// 0…1, as last reported by the interaction; 1 when there was none and the animation has ended.
  var percentComplete: CGFloat { get }
  /// The pace of the part after the interaction, where 1 is the animation's own.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  /// The identity on this platform.
  var targetTransform: CGAffineTransform { get }
}
