// SPDX-License-Identifier: MIT

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
