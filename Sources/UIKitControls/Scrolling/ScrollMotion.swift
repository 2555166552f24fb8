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
/// A touch of the content stops whatever is animated. `decelerating` is also the return from beyond an edge.
enum ScrollMotion {
  case idle
  /// Dragged with a finger, a mouse or a touchpad, or by a scroll view inside that has come to its end.
  case dragging(ScrollDrag)
  /// Animated to where a wheel's notches lead; held until no more of them come.
  case wheeling(ScrollAnimation, isHeld: Bool)
  /// Released: thrown, animated to the target of the delegate or to a page, or back to an edge.
  case decelerating(ScrollAnimation)
  /// Animated to an offset that the program or a key has set.
  case animating(ScrollAnimation)

  /// The movement that runs by itself.
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
  /// The offset to which the content is pulled: the one that would show if it did not resist beyond its edges.
  var pull: CGPoint
  /// The offset of the content when an edge moved past it during the drag, as when a bar disappears. Up to there it does
  /// not resist, so that it stays under the finger. Comes nearer as the content does; nil if no edge has moved.
  var ledge: CGPoint?
  /// The direction to which the drag is locked, if any.
  var lock: NSLayoutConstraint.Axis?
  /// The scroll view around this one that scrolls by what leads beyond this one's end.
  weak var outer: UIScrollView?

  /// Returns the part of a movement in the direction of the lock.
  func locked(_ vector: CGVector) -> CGVector {
    switch lock {
    case nil: vector
    case .horizontal: CGVector(dx: vector.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: vector.dy)
    }
  }
}
