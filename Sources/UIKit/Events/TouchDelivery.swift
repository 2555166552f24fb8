// SPDX-License-Identifier: MIT

/// The phases of one touch that its view has been told of, and those that it has yet to be told of.
@MainActor
struct TouchDelivery {
  let touch: UITouch
  /// Those that had a say in this touch when it began.
  let recognizers: [UIGestureRecognizer]
  /// Phases that the view has not heard of.
  var pending: [UITouch.Phase] = []
  /// The view has got `touchesBegan`, and nothing that ends it.
  var isOpen = false
  /// The view gets nothing more.
  var isClosed = false

  /// A recogniser has taken the touch away from the view.
  var isTaken: Bool {
    recognizers.contains {
      $0.progress.hasRecognized && $0.cancelsTouchesInView && $0.progress.seen.contains(touch)
    }
  }

  /// Queues what the touch has just done.
  mutating func note(_ phase: UITouch.Phase) {
    guard !isClosed, phase != .stationary else { return }
    if phase == .moved, pending.last == .moved { return }
    pending.append(phase)
  }

  /// Takes out the next phase that the view is to hear of now; nil while recognisers hold it back.
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

  /// The view gets no more; what it has begun is cancelled.
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
  /// Takes part, and may still be recognised or fail.
  fileprivate var isUndecided: Bool {
    guard progress.arena != nil, progress.state == .possible else { return false }
    return awaitsMoreTouches || !progress.held.isEmpty || progress.touches.contains(where: \.isActive)
  }
}
