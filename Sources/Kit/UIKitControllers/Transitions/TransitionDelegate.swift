// SPDX-License-Identifier: MIT

/// The object that starts transitions and changes its model according to their outcome.
protocol TransitionDelegate: AnyObject {
  /// Called at each milestone of a transition.
  func transition(_ transition: TransitionDriver, reached milestone: TransitionMilestone)
}

/// A milestone of a change of the controller on screen, in the order in which they are reached.
enum TransitionMilestone {
  /// Controllers have their `transitionCoordinator`. The first callback follows.
  case willBegin
  /// The controllers have received their `viewWill…` callbacks. Animations alongside the transition can be added.
  case willShow(UIViewController, animated: Bool)
  /// The outcome is known. The views are placed and the callbacks are sent afterwards. If the transition has not
  /// completed, the model returns to its state before the change.
  case willEnd(didComplete: Bool)
  /// The transition has completed, and the controllers have received their `viewDid…` callbacks.
  case didShow(UIViewController, animated: Bool)
  /// All appearance callbacks have been sent. Children that were added or removed can receive their containment
  /// callbacks.
  case didSendCallbacks(didComplete: Bool)
  /// All callbacks and completions have been sent.
  case didEnd
  /// No other transition continues the animation of an interrupted transition, and its views have been placed for the
  /// outcome. The transition has ended before.
  case didReleaseViews
}
