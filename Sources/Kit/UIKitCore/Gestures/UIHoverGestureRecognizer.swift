// SPDX-License-Identifier: MIT

/// A recognizer of the pointer over a view without a button down.
///
/// It begins when the pointer enters the view, and ends when it leaves.
///
/// ```swift
/// @MainActor func highlightOnHover(_ view: UIView) {
///   view.addGestureRecognizer(
///     UIHoverGestureRecognizer { [weak view] recognizer in
///       view?.alpha = recognizer.state == .ended ? 1 : 0.7
///     })
/// }
/// ```
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  /// Hovering does not compete for touches. The window's pointer tracking drives it.
  override func accepts(_ touch: UITouch) -> Bool { false }

  /// Handles the pointer's movement to a point of the window. Nil means that it has left the view.
  func pointerMoved(to location: CGPoint?) {
    switch (recognition.state, location) {
    case (.possible, let location?): enter(.began, location)
    case (_, let location?): enter(.changed, location)
    case (.began, nil), (.changed, nil):
      enter(.ended, recognition.location)
      recognition.clear()
    case (_, nil): break
    }
  }

  private func enter(_ newState: State, _ location: CGPoint) {
    recognition.state = newState
    recognition.lastLocation = location
    sendActions()
  }
}
