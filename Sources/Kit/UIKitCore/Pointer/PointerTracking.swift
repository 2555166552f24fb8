// SPDX-License-Identifier: MIT

/// The objects under the pointer: the hover recognizers and the view with a highlight. Also the appearance of the
/// pointer itself.
@MainActor
final class PointerTracking {
  private unowned let stack: WindowStack
  private var recognizers: [UIHoverGestureRecognizer] = []
  private let highlight = HoverHighlight()
  /// The innermost view under the pointer.
  private weak var view: UIView?
  /// The point of that view under the pointer when it was found.
  private var place = CGPoint.zero

  init(stack: WindowStack) { self.stack = stack }

  nonisolated deinit {}

  /// The window under the pointer.
  private var window: UIWindow? { view?.window }

  /// Handles a movement of the pointer to a point of the stack. Nil means that it has left the stack.
  func move(to point: CGPoint?) {
    let target = point.flatMap { stack.target(at: $0) }
    let location = target?.location
    view = target?.view
    if let view, let location { place = view.convert(location, from: nil) }
    let over = view.map(Self.recognizers) ?? []
    for recognizer in recognizers where !over.contains(identicalTo: recognizer) {
      recognizer.pointerMoved(to: nil)
    }
    recognizers = over
    for recognizer in over { recognizer.pointerMoved(to: location) }
    updateHighlight()
    updateCursor(at: point)
  }

  /// Whether the pointer, which is at a point of the stack, may be over another view, because the one that was under it
  /// has moved away or has left the window.
  func isStale(at point: CGPoint?) -> Bool {
    guard let view else { return highlight.isShown }
    guard let point, let window, window.stack === stack else { return true }
    let place = view.convert(window.convert(fromStack: point), from: nil)
    // A view that was hit outside its bounds is not looked up again until it moves.
    return place != self.place && !view.bounds.contains(place)
  }

  /// Chooses the appearance of the pointer at a point of the stack.
  func updateCursor(at point: CGPoint?) {
    guard let point else { return }
    let location = window?.convert(fromStack: point) ?? point
    let style = view.flatMap { view in
      sequence(first: view, next: \.superview).lazy.compactMap { Self.style(of: $0, at: location) }.first
    }
    stack.host.cursor = style?.cursor ?? .arrow
  }

  private static func style(of view: UIView, at location: CGPoint) -> UIPointerStyle? {
    let point = view.convert(location, from: nil)
    return view.interactions.lazy.compactMap { ($0 as? UIPointerInteraction)?.style(at: point) }.first
  }

  private static func recognizers(over view: UIView) -> [UIHoverGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { current in
      current.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
  }

  // MARK: The highlight

  /// Shows the highlight on the innermost view under the pointer that has a style.
  func updateHighlight() {
    let new = view.flatMap { view in
      sequence(first: view, next: \.superview).first { $0.hoverStyle?.isEnabled == true }
    }.flatMap { $0.effectCornerRadius != nil && $0.window?.stack === stack ? $0 : nil }
    if let new, let style = new.hoverStyle { highlight.show(style, on: new) } else { highlight.hide() }
  }
}
