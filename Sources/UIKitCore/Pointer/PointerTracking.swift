// SPDX-License-Identifier: MIT

/// What the pointer is over: the hover recognisers, the view with a highlight, and the appearance of the pointer itself.
@MainActor
final class PointerTracking {
  private unowned let window: UIWindow
  private var recognizers: [UIHoverGestureRecognizer] = []
  private let highlight = HoverHighlight()
  /// The innermost view under the pointer.
  private weak var view: UIView?
  /// The point of that view under the pointer when it was found.
  private var place = CGPoint.zero

  init(window: UIWindow) { self.window = window }

  nonisolated deinit {}

  /// Handles a movement of the pointer to a point of the window. Nil means that it has left the window.
  func move(to location: CGPoint?) {
    view = location.flatMap { window.hitTest($0, with: nil) }
    if let view, let location { place = view.convert(location, from: nil) }
    let over = view.map(Self.recognizers) ?? []
    for recognizer in recognizers where !over.contains(identicalTo: recognizer) {
      recognizer.pointerMoved(to: nil)
    }
    recognizers = over
    for recognizer in over { recognizer.pointerMoved(to: location) }
    updateHighlight()
    updateCursor(at: location)
  }

  /// Whether the pointer, which is at a point of the window, may be over another view, because the one that was under it
  /// has moved away or has left the window.
  func isStale(at location: CGPoint?) -> Bool {
    guard let view else { return highlight.isShown }
    guard let location, view.window === window else { return true }
    let place = view.convert(location, from: nil)
    // A view that was hit outside its bounds is not looked up again until it moves.
    return place != self.place && !view.bounds.contains(place)
  }

  /// Chooses the appearance of the pointer at a point of the window.
  func updateCursor(at location: CGPoint?) {
    guard let location else { return }
    let style = view.flatMap { view in
      sequence(first: view, next: \.superview).lazy.compactMap { Self.style(of: $0, at: location) }.first
    }
    window.host?.cursor = style?.cursor ?? .arrow
  }

  private static func style(of view: UIView, at location: CGPoint) -> UIPointerStyle? {
    let point = view.convert(location, from: nil)
    return view.effects.interactions.lazy.compactMap { ($0 as? UIPointerInteraction)?.style(at: point) }.first
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
    }.flatMap { $0.effectCornerRadius != nil && $0.window === window ? $0 : nil }
    if let new, let style = new.hoverStyle { highlight.show(style, on: new) } else { highlight.hide() }
  }
}
