// SPDX-License-Identifier: MIT

/// Lets the user catch a page that a transition moves. A press holds the page where it is, a drag moves it in both
/// directions, and its release decides by position and velocity. A press that is released where it began lets the page go
/// on to where it was going.
///
/// UIKit ends a push or a presentation that is caught, and starts the pop or the dismissal that takes the page back. A
/// transition that is caught here is therefore always a pop, a dismissal, or a client's.
final class TransitionCatch {
  /// A transition that has been caught.
  struct Caught {
    let driver: TransitionDriver
    /// The end to which the page was moving.
    let heading: TransitionEnd
    let direction: TransitionInteraction.Direction
  }

  private let tracker: SwipeTracker
  private let begin: () -> Caught?
  private lazy var recognizer = CatchRecognizer(target: self, action: TransitionCatch.drag)

  /// - Parameters:
  ///   - tracker: The tracker of all drags that move the transition. One works at a time.
  ///   - isPossible: Returns whether a press can catch a page. The call has no side effects.
  ///   - begin: Makes the transition interactive.
  init(tracker: SwipeTracker, isPossible: @escaping (UITouch) -> Bool, begin: @escaping () -> Caught?) {
    self.tracker = tracker
    self.begin = begin
    recognizer.maximumNumberOfTouches = 1
    recognizer.isWanted = { [weak tracker] in tracker?.isSwiping == false && isPossible($0) }
  }

  nonisolated deinit {}

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  private func drag(_ pan: CatchRecognizer) {
    tracker.follow(pan, in: pan.view) {
      begin().map { $0.driver.makeSwipeable(startOf: pan, direction: $0.direction, heading: $0.heading) }
    }
  }
}

extension TransitionRun {
  /// Makes the transition interactive, at its present progress.
  func caught(direction: TransitionInteraction.Direction) -> TransitionCatch.Caught {
    let heading = driver.phase.destination ?? .finish
    driver.pause()
    return TransitionCatch.Caught(driver: driver, heading: heading, direction: direction)
  }
}

extension TransitionDriver {
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
