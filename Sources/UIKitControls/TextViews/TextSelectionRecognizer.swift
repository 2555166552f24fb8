// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The recognizer of clicks and drags that select text, and of taps with a finger.
///
/// A press of the mouse begins at once, and keeps its drag from scrolling or swiping. A finger scrolls, so that only its tap
/// is recognized, when it ends.
final class TextSelectionRecognizer: UIGestureRecognizer {
  /// The distance in points by which a finger may move in a tap. As of `UITapGestureRecognizer`.
  private static let slop: CGFloat = 10

  private var start = CGPoint.zero
  private(set) var isFinger = false
  private(set) var tapCount = 1

  init() { super.init(target: nil, action: nil) }

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, touch.view === view, progress.touches.count == 1,
      (view as? any TextEditing)?.acceptsSelection == true
    else {
      if state == .possible { state = .failed }
      return
    }
    (start, isFinger, tapCount) = (touch.location(in: nil), touch.isFinger, touch.tapCount)
    if !isFinger { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = location(in: nil)
    if state != .possible {
      state = .changed
    } else if hypot(location.x - start.x, location.y - start.y) > Self.slop {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !progress.touches.contains(where: \.isActive) { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  // A program's recognizers of taps go on.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !isFinger && (other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer)
  }

  // A press on a scroll indicator drags that.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isFinger || other is IndicatorDrag }
}
