// SPDX-License-Identifier: MIT

/// The phases of a touch that its view has received, and those that are still to be delivered.
@MainActor
struct TouchDelivery {
  let touch: UITouch
  /// The recognizers that took part when the touch began.
  let recognizers: [UIGestureRecognizer]
  /// The phases that the view has not received yet.
  var pending: [UITouch.Phase] = []
  /// Whether the view has received `touchesBegan` without an end.
  var isOpen = false
  /// Whether the view receives no further phases.
  var isClosed = false

  /// Whether a recognizer has taken the touch away from the view.
  var isTaken: Bool {
    recognizers.contains {
      $0.recognition.hasRecognized && $0.cancelsTouchesInView && $0.recognition.seen.contains(touch)
    }
  }

  /// Queues the touch's latest phase.
  mutating func enqueue(_ phase: UITouch.Phase) {
    guard !isClosed, phase != .stationary else { return }
    if phase == .moved, pending.last == .moved { return }
    pending.append(phase)
  }

  /// Removes and returns the next phase to deliver, or nil while recognizers delay it.
  mutating func next() -> UITouch.Phase? {
    guard !isClosed else { return nil }
    if isTaken { return close() }
    guard let phase = pending.first else { return nil }
    switch phase {
    case .began where isHeldBack(\.delaysTouchesBegan): return nil
    case .ended where isHeldBack(\.delaysTouchesEnded): return nil
    case .cancelled where !isOpen: return close()
    default: break
    }
    pending.removeFirst()
    isOpen = phase == .began || phase == .moved
    isClosed = !isOpen
    return phase
  }

  /// Stops the delivery. A touch that the view has begun is cancelled.
  private mutating func close() -> UITouch.Phase? {
    pending = []
    isClosed = true
    defer { isOpen = false }
    return isOpen ? .cancelled : nil
  }

  private func isHeldBack(_ delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    recognizers.contains { $0[keyPath: delays] && $0.isUndecided }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer takes part and may still be recognized or fail.
  fileprivate var isUndecided: Bool {
    guard recognition.arena != nil, recognition.state == .possible else { return false }
    return recognition.isWaiting || !recognition.deferredStates.isEmpty
      || recognition.touches.contains(where: \.isActive)
  }
}
