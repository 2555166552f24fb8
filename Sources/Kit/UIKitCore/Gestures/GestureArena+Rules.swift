// SPDX-License-Identifier: MIT

extension GestureArena {
  /// Whether the delegate and the views under the touches allow a recognizer to begin.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !recognizer.hasLostTargets else { return false }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    // A control under the finger can refuse the recognizers of its superviews, so that a tap on a button reaches only
    // the button.
    var view = recognizer.recognition.touches.first?.view
    while let current = view, current !== recognizer.view {
      if !current.gestureRecognizerShouldBegin(recognizer) { return false }
      view = current.superview
    }
    // Ask the recognizer's own view too, which the loop does not reach if the touched view has left the tree.
    return recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// The reason why a recognizer cannot be recognized after those that have been, or nil if it can.
  func refusal(of recognizer: UIGestureRecognizer) -> GestureEvent.Reason? {
    for other in members where other.recognition.hasRecognized {
      if let reason = refusal(of: recognizer, by: other) { return reason }
    }
    return nil
  }

  /// The reason why a recognizer cannot be recognized after `other`, or nil if it can.
  func refusal(of recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> GestureEvent.Reason? {
    if requires(recognizer, failureOf: other) { return .requiresFailure(of: other) }
    return prevents(other, recognizer) ? .prevented(by: other) : nil
  }

  /// The recognizer in the state `possible` for whose failure a recognizer has to wait, or nil if there is none.
  func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    members.first { other in
      guard other !== recognizer, other.recognition.state == .possible, requires(recognizer, failureOf: other) else {
        return false
      }
      // Two recognizers that require each other's failure would wait forever, so one that already waits does not block
      // the other.
      return other.recognition.deferredStates.isEmpty || !requires(other, failureOf: recognizer)
    }
  }

  /// Whether another recognizer, whose states are deferred, waits for a recognizer to fail.
  func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.recognition.state == .possible, recognizer.view?.window != nil else { return false }
    return members.contains { other in
      !other.recognition.deferredStates.isEmpty && requires(other, failureOf: recognizer)
    }
  }

  func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
    if recognizer.failureRequirements.contains(where: { $0.object === other }) { return true }
    guard sharesTouch(recognizer, other) else { return false }
    return recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard sharesTouch(recognizer, other), recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else {
      return false
    }
    let together =
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
    return !together
  }

  private func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !one.recognition.seen.isDisjoint(with: other.recognition.seen)
  }
}
