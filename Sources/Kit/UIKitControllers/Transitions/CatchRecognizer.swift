// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A recognizer of presses on a page that moves, by which the user catches it.
///
/// It begins with the press itself, so that the page stops at once and nothing in it acts on the press. A drag moves the
/// page in both directions, and its release decides by position and velocity. A press that is released where it began is
/// cancelled, because it was no drag; the page goes on to where it was going.
///
/// UIKit ends a push or a presentation that is caught, and starts the pop or the dismissal that takes the page back. A
/// transition that is caught here is therefore always a pop, a dismissal, or a client's.
final class CatchRecognizer: UIPanGestureRecognizer {
  /// Returns whether there is a page that this press can catch.
  var isWanted: (UITouch) -> Bool = { _ in false }

  private var hasMoved = false

  /// The distance in points by which a press may move and is no drag. The value is a choice.
  private static let tremor: CGFloat = 3

  nonisolated deinit {}

  override var movesText: Bool { false }
  override var isListed: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    state = isWanted(touch) ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let translation = translation(in: nil)
    if hypot(translation.x, translation.y) > Self.tremor { hasMoved = true }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasMoved || state == .possible {
      super.touchesEnded(touches, with: event)
    } else {
      state = .cancelled
    }
  }

  override func reset() {
    super.reset()
    hasMoved = false
  }
}

extension CatchRecognizer {
  /// Creates a recognizer of presses on the page of a transition.
  ///
  /// - Parameters:
  ///   - tracker: The tracker of all drags that move the transition. One works at a time. It is held weakly, because it
  ///     holds the container of the transition during a drag.
  ///   - isWanted: Returns whether a press can catch a page. The call has no side effects.
  ///   - begin: Makes the transition interactive, and returns the object that the drag moves.
  convenience init(
    tracker: SwipeTracker, isWanted: @escaping (UITouch) -> Bool,
    begin: @escaping (CatchRecognizer) -> (any Swipeable)?
  ) {
    self.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    self.isWanted = { [weak tracker] in tracker?.isSwiping == false && isWanted($0) }
    addTarget { [weak tracker] press in tracker?.follow(press, in: press.view) { begin(press) } }
  }
}

extension UITouch {
  /// Whether a recognizer of the client's follows the touch and may move the page. It is a drag recognizer, or of a class
  /// of the client's own. Those of scroll views and of the system's swipes do not count: they do not move texts, or are
  /// not listed.
  var isFollowedByClientsDrag: Bool { gestureRecognizers?.contains(where: \.mayBeClientsDrag) ?? false }
}

extension UIGestureRecognizer {
  fileprivate var mayBeClientsDrag: Bool {
    switch self {
    case let pan as UIPanGestureRecognizer: pan.movesText && draggedScrollView == nil
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UISwipeGestureRecognizer,
      is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UIHoverGestureRecognizer:
      false
    default: isListed
    }
  }
}
