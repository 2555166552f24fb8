// SPDX-License-Identifier: MIT

/// A recognizer of a long press.
///
/// It begins when the press has lasted ``minimumPressDuration``, changes when the finger moves, and ends when it is
/// lifted.
///
/// ```swift
/// @MainActor func addMenu(to view: UIView, show: @escaping (CGPoint) -> Void) {
///   view.addGestureRecognizer(
///     UILongPressGestureRecognizer { recognizer in
///       if recognizer.state == .began { show(recognizer.location(in: recognizer.view)) }
///     })
/// }
/// ```
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the press may move before it is recognized, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0

  /// The longest time in seconds between a tap and the next touch, as in UITapGestureRecognizer.
  private static let maximumInterval: TimeInterval = 0.35

  private var start: CGPoint?
  private var tapCount = 0
  private var wait: Deadline?

  nonisolated deinit {}

  override var awaitsMoreTouches: Bool { wait != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, let time = touches.map(\.timestamp).max() else { return }
    start = recognition.location
    guard tapCount == numberOfTapsRequired else { return endWait() }
    schedule(at: time + minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if let start, hypot(recognition.location.x - start.x, recognition.location.y - start.y) > allowableMovement {
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
    guard !recognition.touches.contains(where: \.isActive) else { return }
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
  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }
}
