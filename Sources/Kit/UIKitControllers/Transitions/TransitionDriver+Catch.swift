// SPDX-License-Identifier: MIT

// The drags that take over a running transition.
extension TransitionDriver {
  /// Whether a gesture can take over the progress.
  var canBecomeInteractive: Bool { isStock && phase.destination != nil }

  /// Returns whether a press on the page stops the transition. A client's transition has to be interruptible. A client's
  /// drag recognizer takes precedence, because it may be there to move the page.
  func canBeCaught(by touch: UITouch) -> Bool {
    phase.destination != nil && (isStock || isInterruptible && !touch.isFollowedByClientsDrag)
  }

  /// Makes the transition interactive, at its present progress. Returns the object that the press moves.
  func caught(by press: CatchRecognizer, direction: TransitionInteraction.Direction) -> any Swipeable {
    let heading = phase.destination ?? .finish
    pause()
    return makeSwipeable(startOf: press, direction: direction, heading: heading)
  }

  /// Returns the object that a drag moves while the transition is interactive.
  ///
  /// - Parameter heading: The end to which the transition was running when the drag caught it.
  func makeSwipeable(
    startOf pan: UIPanGestureRecognizer, direction: TransitionInteraction.Direction, heading: TransitionEnd? = nil
  ) -> any Swipeable {
    guard animator is ZoomAnimator else { return TransitionInteraction(self, direction: direction, heading: heading) }
    return ZoomInteraction(self, gesture: heading == nil ? .edge : .pan, startOf: pan, heading: heading ?? .start)
  }
}
