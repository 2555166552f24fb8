// SPDX-License-Identifier: MIT

/// The object that starts transitions and changes its model according to their outcome. The methods are called in the
/// order of their declaration.
protocol TransitionDelegate: AnyObject {
  /// Called when controllers have their `transitionCoordinator`, before the first callback.
  func transitionWillBegin(_ transition: TransitionDriver)
  /// Called when both controllers have received their `viewWill…` callback.
  func transitionDidSendWillAppear(_ transition: TransitionDriver)
  /// Called when the outcome is known, before the views are placed and the callbacks are sent.
  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool)
  /// Called when both controllers have received their `viewDid…` callback.
  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool)
  /// Called when all callbacks and completions have been sent.
  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool)
  /// Called when no other transition continues the animation of an interrupted transition, and its views have been placed
  /// for the outcome. The transition has ended before.
  func transitionDidReleaseViews(_ transition: TransitionDriver)
}

extension TransitionDelegate {
  func transitionWillBegin(_ transition: TransitionDriver) {}
  func transitionDidReleaseViews(_ transition: TransitionDriver) {}
}
