// SPDX-License-Identifier: MIT

/// The controllers and frames of a transition, which a container hands to the driver.
struct TransitionScene {
  /// The controller whose children take part.
  var container: UIViewController?
  var containerView: TransitionContainerView
  var from: UIViewController?
  var to: UIViewController?
  /// nil: not to be touched.
  var fromView: UIView?
  var toView: UIView?
  /// Zero: not shown then.
  var initialFromFrame = CGRect.zero
  var finalFromFrame = CGRect.zero
  var initialToFrame = CGRect.zero
  var finalToFrame = CGRect.zero
  var presentationStyle = UIModalPresentationStyle.none
  /// Whether the outgoing view leaves the window when the transition completes.
  var removesFromView = true
  /// Whether the incoming view comes back into the container below the other if nobody adds it.
  var bringsToViewBack = false
  /// Whether the controllers get appearance callbacks; the one below an overlay doesn't.
  var sendsAppearanceToFrom = true
  var sendsAppearanceToTo = true

  init(container: UIViewController?, containerView: TransitionContainerView) {
    self.container = container
    self.containerView = containerView
  }
}

/// The container that a driver works for: changes its model when told what became of the transition.
protocol TransitionDelegate: AnyObject {
  /// The coordinator is there; the callbacks are about to be sent.
  func transitionWillBegin(_ transition: TransitionDriver)
  /// Both controllers have had their `viewWill…` callback.
  func transitionDidSendWillAppear(_ transition: TransitionDriver)
  /// The outcome is known; views and callbacks follow it.
  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool)
  /// Both controllers have had their `viewDid…` callback.
  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool)
  /// All has been said and done.
  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool)
}

extension TransitionDelegate {
  func transitionWillBegin(_ transition: TransitionDriver) {}
}
