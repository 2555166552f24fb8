// SPDX-License-Identifier: MIT

/// A press that stays down: begins after a time and goes on until it is released.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the press may wander before it has begun.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// Taps before the press.
  open var numberOfTapsRequired = 0

  /// Seconds between a tap and what follows it. As UITapGestureRecognizer's.
  private static let maximumInterval: TimeInterval = 0.35

  private var start: CGPoint?
  private var tapCount = 0
  private var wait: Deadline?

  nonisolated deinit {}

  package override var awaitsMoreTouches: Bool { wait != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, let time = touches.map(\.timestamp).max() else { return }
    start = progress.location
    guard tapCount == numberOfTapsRequired else { return endWait() }
    schedule(at: time + minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if let start, hypot(progress.location.x - start.x, progress.location.y - start.y) > allowableMovement {
        state = .failed
      }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard tapCount < numberOfTapsRequired, let time = touches.map(\.timestamp).max() else {
      state = .failed
      return
    }
    guard !progress.touches.contains(where: \.isActive) else { return }
    tapCount += 1
    schedule(at: time + Self.maximumInterval) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    endWait()
    start = nil
    tapCount = 0
  }

  private func schedule(at time: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void) {
    endWait()
    wait = Deadline.schedule(at: time) { [weak self] in
      guard let self else { return }
      wait = nil
      action(self)
    }
  }

  private func endWait() {
    wait?.cancel()
    wait = nil
  }
}

extension UILongPressGestureRecognizer {
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }
}
