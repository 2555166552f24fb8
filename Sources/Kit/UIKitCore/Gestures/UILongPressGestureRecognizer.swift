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

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, let time = touches.map(\.timestamp).max() else { return }
    start = recognition.location
    guard tapCount == numberOfTapsRequired else { return recognition.endWait() }
    recognition.wait(until: time + minimumPressDuration) { [weak self] in self?.state = .began }
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
    recognition.wait(until: time + Self.maximumInterval) { [weak self] in self?.state = .failed }
  }

  open override func reset() {
    super.reset()
    start = nil
    tapCount = 0
  }
}
