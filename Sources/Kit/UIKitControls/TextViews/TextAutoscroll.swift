// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Extends the selection of a text view to the pointer, and scrolls while that is beyond the top or the bottom.
final class TextAutoscroll {
  private weak var view: UITextView?
  private let recognizer: TextSelectionRecognizer
  private let scroller: EdgeScroller

  init(_ view: UITextView, _ recognizer: TextSelectionRecognizer) {
    (self.view, self.recognizer) = (view, recognizer)
    scroller = EdgeScroller(
      view,
      showing: { [unowned view] in
        // The pointer may be beside the text, too, where there is nothing to scroll to.
        CGRect(x: view.bounds.midX, y: recognizer.location(in: view).y, width: 0, height: 0)
      },
      didScroll: { [unowned view] in view.extendSelection(to: recognizer) })
  }

  nonisolated deinit {}

  /// Extends the selection, and starts to scroll if the pointer is beyond an edge.
  func pointerMoved() {
    guard let view else { return }
    view.extendSelection(to: recognizer)
    if view.isScrollEnabled { scroller.update() }
  }

  func stop() { scroller.stop() }
}

extension UITextView {
  fileprivate func extendSelection(to recognizer: TextSelectionRecognizer) {
    extendSelection(to: offset(nearestTo: recognizer.location(in: self)))
  }
}
