// SPDX-License-Identifier: MIT

/// The state of a scroll view's motion.
///
/// ```
///                 drag                     release
///   idle ───────────────────► dragging ◄──────────► decelerating ───► idle
///    │                           ▲     drag, catch
///    ├─ wheel ─► wheeling ───────┤ drag
///    │           │ ▲ notch       │
///    │           └─┘             │
///    └─ program, keys ─► animating ───► idle
/// ```
///
/// A touch on the content stops an animated movement. `decelerating` also includes the return from beyond an edge.
enum ScrollMotion {
  case idle
  /// Dragged with a finger, a mouse or a touchpad, or by an inner scroll view that has reached its end.
  case dragging(ScrollDrag)
  /// Animated to the target of a wheel's notches. `isHeld` is `true` while more notches may follow.
  case wheeling(ScrollAnimation, isHeld: Bool)
  /// Released: decelerating, animated to the target of the delegate or to a page, or returning to an edge.
  case decelerating(ScrollAnimation)
  /// Animated to an offset that the program or a key has set.
  case animating(ScrollAnimation)

  /// The animated movement, or `nil`.
  var animation: ScrollAnimation? {
    switch self {
    case .idle, .dragging: nil
    case .wheeling(let animation, _), .decelerating(let animation), .animating(let animation): animation
    }
  }

  /// Returns the same state with another movement.
  func with(_ animation: ScrollAnimation) -> ScrollMotion {
    switch self {
    case .idle, .dragging: self
    case .wheeling(_, let isHeld): .wheeling(animation, isHeld: isHeld)
    case .decelerating: .decelerating(animation)
    case .animating: .animating(animation)
    }
  }

  var isIdle: Bool { if case .idle = self { true } else { false } }
  var isDragging: Bool { if case .dragging = self { true } else { false } }
  var isWheeling: Bool { if case .wheeling = self { true } else { false } }
  var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
}

/// A drag of the content.
struct ScrollDrag {
  /// The offset to which the content is pulled: the one that would be visible if the content did not resist beyond its
  /// edges.
  var pull: CGPoint
  /// The limit beyond which the content resists, if an edge has moved past the content during the drag, as when a bar
  /// disappears; otherwise `nil`.
  ///
  /// It starts at the content's offset, so that the content stays under the finger, and approaches the new edge together
  /// with the content.
  var previousEdge: CGPoint?
  /// The direction to which the drag is locked, if any.
  var lock: LayoutAxis?
  /// The enclosing scroll view, which scrolls by the movement beyond this one's end.
  weak var outer: UIScrollView?

  /// Returns the component of a movement along the locked axis.
  func locked(_ vector: CGVector) -> CGVector {
    switch lock {
    case nil: vector
    case .horizontal: CGVector(dx: vector.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: vector.dy)
    }
  }
}
