// SPDX-License-Identifier: MIT
import Diagnostics

/// Decides which of a window's gesture recognizers succeed.
///
/// A recognizer takes part from its first touch until it is reset. A state that it requests by setting its `state` is
/// - refused, if its delegate or a view under the touch says so, if its targets no longer exist, or if a recognizer that
///   shares a touch with it has been recognized already and the two may not be recognized together;
/// - deferred, while a recognizer whose failure it requires is possible;
/// - granted otherwise, whereupon other recognizers that share a touch with it fail.
///
/// An event's actions are sent after all recognizers have received the event, and before the views receive it.
///
/// Between two turns these hold:
/// - A recognizer is in at most one arena, and takes part there while it has touches, waits for more of them, or others
///   wait for it.
/// - A recognizer is granted a state only if its delegate, the views under its touches, and every recognizer that shares
///   a touch with it and has been granted one before allow it. Recognizers that share a touch are therefore recognized
///   together only if every two of them are allowed together.
/// - A state is deferred only while a recognizer whose failure it requires is possible and takes part.
/// - A recognizer that has ended, failed or been cancelled gets no further state until it has been reset.
/// - Every granted state has been sent to the targets, in the order in which the states were granted.
@MainActor
package final class GestureArena {
  /// The recognizers that take part, in the order of their first touch. For one touch, the recognizer of the deepest
  /// view comes first.
  private(set) var members: [UIGestureRecognizer] = []
  private var unsentActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  /// Called after the recognizers have received an event or a wait has ended, when the actions have been sent.
  var onDecisions: (() -> Void)?

  package init() {}

  // MARK: Turns

  /// The number of actions in one turn. An action that changes the state of a recognizer causes another one; if that
  /// never ends, the rest waits for the next turn of the event loop. The value is a choice, far above what a program
  /// needs.
  private static let maximumActions = 500

  /// Runs `body`. At the end of the outermost turn, sends actions, delivers touches to views and resets recognizers.
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { endTurn() }
    depth -= 1
  }

  private func endTurn() {
    var actionsLeft = Self.maximumActions
    repeat {
      sendActions(atMost: &actionsLeft)
      onDecisions?()
      resetFinished()
      // Delivering touches and resetting may have led to further decisions.
    } while !unsentActions.isEmpty && actionsLeft > 0
    if !unsentActions.isEmpty { deferActions() }
  }

  private func deferActions() {
    warn(
      "the actions of gesture recognizers cause one another without an end, so the rest waits for the next turn of the "
        + "event loop; look for actions that set the state of a recognizer each time")
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.turn {} }
  }

  private func sendActions(atMost limit: inout Int) {
    while !unsentActions.isEmpty, limit > 0 {
      limit -= 1
      let (recognizer, state) = unsentActions.removeFirst()
      recognizer.recognition.stateInAction = state
      recognizer.sendActions()
      recognizer.recognition.stateInAction = nil
    }
  }

  /// Resets the recognizers that have finished and have no touches, and removes those that neither wait nor are waited
  /// for.
  private func resetFinished() {
    for recognizer in members {
      recognizer.recognition.removeFinishedTouches()
      guard recognizer.recognition.touches.isEmpty else { continue }
      if recognizer.recognition.isFinished {
        removeMember(recognizer)
        recognizer.reset()
      } else if recognizer.recognition.deferredStates.isEmpty, !recognizer.recognition.hasRecognized,
        !recognizer.recognition.isWaiting, !isAwaited(recognizer)
      {
        removeMember(recognizer)
      }
    }
    reconsiderDeferred()
  }

  private func removeMember(_ recognizer: UIGestureRecognizer) {
    members.remove(identicalTo: recognizer)
    recognizer.recognition.clear()
  }

  // MARK: Touches

  /// Offers a new touch to the recognizers of `view` and of its superviews.
  func touchBegan(_ touch: UITouch, at view: UIView?, event: UIEvent) {
    var ancestor = view
    while let current = ancestor {
      for recognizer in current.recognizers where shouldAdd(touch, to: recognizer, event: event) {
        add(touch, to: recognizer)
      }
      ancestor = current.superview
    }
  }

  private func shouldAdd(_ touch: UITouch, to recognizer: UIGestureRecognizer, event: UIEvent) -> Bool {
    guard recognizer.isEnabled, !recognizer.recognition.isFinished, !recognizer.hasLostTargets,
      recognizer.accepts(touch),
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let other = recognizer.recognition.touches.first {
      guard other.type == touch.type, other.isContact == touch.isContact else { return false }
    }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    if recognizer.recognition.arena !== self {
      recognizer.recognition.arena?.remove(recognizer)
      recognizer.recognition.arena = self
    }
    if !members.contains(identicalTo: recognizer) { members.append(recognizer) }
    recognizer.recognition.add(touch)
    touch.gestureRecognizers?.append(recognizer)
  }

  /// Delivers an event's touches to the recognizers that follow them.
  func deliver(_ touches: Set<UITouch>, event: UIEvent) {
    for recognizer in members {
      let own = touches.filter { touch in recognizer.recognition.touches.contains(identicalTo: touch) }
      guard !own.isEmpty, recognizer.recognition.arena === self else { continue }
      if recognizer.view?.window == nil {
        remove(recognizer)
        continue
      }
      recognizer.recognition.modifierFlags = event.modifierFlags
      recognizer.recognition.buttonMask = event.buttonMask
      deliver(own, to: recognizer, event: event)
    }
    reconsiderDeferred()
  }

  private func deliver(_ touches: Set<UITouch>, to recognizer: UIGestureRecognizer, event: UIEvent) {
    guard !recognizer.recognition.isFinished else { return }
    let phases = Dictionary(grouping: touches, by: \.phase)
    if let began = phases[.began] { recognizer.touchesBegan(Set(began), with: event) }
    if let moved = phases[.moved] { recognizer.touchesMoved(Set(moved), with: event) }
    if let ended = phases[.ended] { recognizer.touchesEnded(Set(ended), with: event) }
    if let cancelled = phases[.cancelled] {
      recognizer.touchesCancelled(Set(cancelled), with: event)
      cancel(recognizer)
    }
  }

  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    recognizer.recognition.remove(touch)
    touch.gestureRecognizers?.remove(identicalTo: recognizer)
  }

  /// Removes a recognizer that was disabled or has left its view.
  func remove(_ recognizer: UIGestureRecognizer) {
    turn {
      cancel(recognizer)
      for touch in recognizer.recognition.touches { ignore(touch, by: recognizer) }
    }
  }

  /// Removes all recognizers, including those that wait for further touches, because none will come.
  func removeAll() {
    for recognizer in members { remove(recognizer) }
  }

  // MARK: States

  /// Handles a state that a recognizer has requested.
  func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    turn {
      guard !recognizer.recognition.isFinished, state != .possible else { return }
      switch (recognizer.recognition.state, state) {
      case (.possible, .failed), (.possible, .cancelled): fail(recognizer, because: .itself)
      case (.possible, _): begin(recognizer, state)
      case (_, .failed): setState(.cancelled, recognizer)
      case (_, .began): setState(.changed, recognizer)
      default: setState(state, recognizer)
      }
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if !recognizer.recognition.deferredStates.isEmpty {
      deferState(recognizer, state)
    } else if let reason = refusal(of: recognizer) {
      fail(recognizer, because: reason)
    } else if !mayBegin(recognizer) {
      fail(recognizer, because: .refused)
    } else if let other = blocker(of: recognizer) {
      deferState(recognizer, state)
      report(recognizer, .deferred(state, until: other))
    } else {
      recognize(recognizer, states: [state])
    }
  }

  /// Stores a requested state until it can be granted. Several successive changes are stored as one, and a second
  /// beginning counts as a change.
  private func deferState(_ recognizer: UIGestureRecognizer, _ requested: UIGestureRecognizer.State) {
    let state = requested == .began && !recognizer.recognition.deferredStates.isEmpty ? .changed : requested
    if state == .changed, recognizer.recognition.deferredStates.last == .changed { return }
    recognizer.recognition.deferredStates.append(state)
  }

  /// Grants states in order. `states` is a copy of the recognizer's deferred states, which have been removed.
  private func recognize(_ recognizer: UIGestureRecognizer, states: [UIGestureRecognizer.State]) {
    setState(states[0] == .changed ? .began : states[0], recognizer)
    for other in members where other.recognition.state == .possible {
      if let reason = refusal(of: other, by: recognizer) { fail(other, because: reason) }
    }
    for state in states.dropFirst() { setState(state, recognizer) }
  }

  private func setState(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    if recognizer.recognition.state != state { report(recognizer, .entered(state)) }
    recognizer.recognition.state = state
    unsentActions.append((recognizer, state))
  }

  private func fail(_ recognizer: UIGestureRecognizer, because reason: GestureEvent.Reason) {
    report(recognizer, .failed(reason))
    recognizer.recognition.deferredStates = []
    recognizer.recognition.state = .failed
    reconsiderDeferred()
  }

  private func cancel(_ recognizer: UIGestureRecognizer) {
    switch recognizer.recognition.state {
    case .possible: fail(recognizer, because: .removed)
    case .began, .changed: setState(.cancelled, recognizer)
    case .ended, .cancelled, .failed: break
    }
  }

  private func reconsiderDeferred() {
    for recognizer in members where !recognizer.recognition.deferredStates.isEmpty {
      if let reason = refusal(of: recognizer) {
        fail(recognizer, because: reason)
      } else if blocker(of: recognizer) == nil {
        let states = recognizer.recognition.deferredStates
        recognizer.recognition.deferredStates = []
        recognize(recognizer, states: states)
      }
    }
  }

  private func report(_ recognizer: UIGestureRecognizer, _ decision: GestureEvent.Decision) {
    GestureEvent.observers.send(GestureEvent(recognizer: recognizer, decision: decision))
  }
}
