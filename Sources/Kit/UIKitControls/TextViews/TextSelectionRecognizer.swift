// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The recognizer of clicks and drags that select text, and of taps with a finger.
///
/// A press of the mouse begins at once, and keeps its drag from scrolling or swiping. In a text that lies inside content
/// which is scrolled, panned or swiped, a drag of the mouse moves the content, as that of a finger does. There, as with a
/// pointer in UIKit, a press begins to select after it has rested, if it is the second of a double click, or with Shift. A
/// drag that none of the other recognizers takes selects, too. A finger scrolls, so that only its tap is recognized.
///
/// A tap, a click in such content, and a click on the selection, which a drag takes along, are recognized when they end.
final class TextSelectionRecognizer: UIGestureRecognizer {
  /// The distance in points by which a tap may move. As of `UITapGestureRecognizer`.
  private static let slop: CGFloat = 10
  /// The time in seconds after which a press has rested. As of `UILongPressGestureRecognizer`.
  private static let restDuration: TimeInterval = 0.5

  /// Where the press began, in the window.
  private(set) var start = CGPoint.zero
  private var isFinger = false
  /// Whether the drag belongs to the content around the text for as long as that may take it.
  private var yields = false
  /// Whether the gesture has been recognized at its end, and has not selected before.
  private(set) var isTap = true
  private(set) var tapCount = 1
  private var rest: Deadline?

  init() { super.init(target: nil, action: nil) }

  nonisolated deinit {}

  override var isListed: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, touch.view === view, recognition.touches.count == 1,
      let text = view as? any TextEditing, text.acceptsSelection
    else {
      if state == .possible { state = .failed }
      return
    }
    (start, isFinger, tapCount) = (touch.location(in: nil), touch.isFinger, touch.tapCount)
    guard !isFinger else { return }
    let extends = modifierFlags.contains(.shift)
    let mayDrag = text.mayDragSelection(touch, extending: extends)
    yields = mayDrag || tapCount == 1 && !extends && isInMovableContent(touch)
    if !yields {
      beginSelecting()
    } else if !mayDrag {
      awaitRest(from: touch.timestamp)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = location(in: nil)
    if state != .possible {
      state = .changed
    } else if hypot(location.x - start.x, location.y - start.y) > Self.slop {
      endRest()
      // The arena grants the beginning when the content has left the drag to the text.
      if isFinger { state = .failed } else { beginSelecting() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !recognition.touches.contains(where: \.isActive) else { return }
    endRest()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    endRest()
    state = .cancelled
  }

  override func reset() {
    super.reset()
    endRest()
    (yields, isTap) = (false, true)
  }

  private func beginSelecting() {
    isTap = false
    state = .began
  }

  // MARK: The content around the text

  private func awaitRest(from time: TimeInterval) {
    rest = Deadline.schedule(at: time + Self.restDuration) { [weak self] in
      self?.yields = false
      self?.beginSelecting()
    }
  }

  private func endRest() {
    rest?.cancel()
    rest = nil
  }

  /// Returns whether a recognizer of a superview moves the text by a drag.
  private func isInMovableContent(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.view !== view && Self.movesText($0) } == true
  }

  private static func movesText(_ recognizer: UIGestureRecognizer) -> Bool {
    if let swipe = recognizer as? UISwipeGestureRecognizer { return swipe.numberOfTouchesRequired == 1 }
    return (recognizer as? UIPanGestureRecognizer)?.movesText == true
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    // A drag of the selection is recognized in the view itself.
    yields && (Self.movesText(other) || other.view === view && other is UIPanGestureRecognizer)
  }

  // A program's recognizers of taps go on.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !isFinger && (other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer)
  }

  // A press on a scroll indicator drags that.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isFinger || other is IndicatorDrag }
}
