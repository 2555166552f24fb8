// SPDX-License-Identifier: MIT

/// The state of a scroll view's motion.
///
///                   drag                     let go
///     idle ───────────────────► dragging ◄──────────► decelerating ───► idle
///      │                           ▲     drag, catch
///      ├─ wheel ─► wheeling ───────┤ drag
///      │           │ ▲ notch       │
///      │           └─┘             │
///      └─ program, keys ─► animating ───► idle
///
/// A finger on the content stops whatever flies. `decelerating` is also the way back from beyond an edge.
enum ScrollMotion {
  case idle
  /// In the hand of a finger, a mouse, a touchpad, or of a scroll view inside that has come to its end.
  case dragging(ScrollDrag)
  /// On the way to where a wheel's notches lead; held until no more of them come.
  case wheeling(ScrollAnimation, isHeld: Bool)
  /// Let go: thrown, on the way to where the delegate or a page wants it, or back to an edge.
  case decelerating(ScrollAnimation)
  /// On the way to where the program or a key asked for.
  case animating(ScrollAnimation)

  /// The movement that goes on by itself.
  package var flight: ScrollAnimation? {
    switch self {
    case .idle, .dragging: nil
    case .wheeling(let flight, _), .decelerating(let flight), .animating(let flight): flight
    }
  }

  /// The same with another movement.
  func with(_ flight: ScrollAnimation) -> ScrollMotion {
    switch self {
    case .idle, .dragging: self
    case .wheeling(_, let isHeld): .wheeling(flight, isHeld: isHeld)
    case .decelerating: .decelerating(flight)
    case .animating: .animating(flight)
    }
  }

  var isIdle: Bool { if case .idle = self { true } else { false } }
  var isDragging: Bool { if case .dragging = self { true } else { false } }
  var isWheeling: Bool { if case .wheeling = self { true } else { false } }
  var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
}

/// A content in the hand.
struct ScrollDrag {
  /// The offset to which it has been pulled: where it would show if it did not resist beyond its edges.
  var pull: CGPoint
  /// Where the content was when an edge came past it in mid-drag, as one does when a bar goes: up to there it does not
  /// resist, so that it stays under the hand. Comes nearer as the content does; nil where no edge has moved.
  var ledge: CGPoint?
  /// The direction to which the drag is locked; nil where it is free.
  var lock: NSLayoutConstraint.Axis?
  /// The scroll view around this one that takes what leads beyond this one's end.
  weak var outer: UIScrollView?

  /// The part of a movement that counts.
  func heeded(_ vector: CGVector) -> CGVector {
    switch lock {
    case nil: vector
    case .horizontal: CGVector(dx: vector.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: vector.dy)
    }
  }
}
