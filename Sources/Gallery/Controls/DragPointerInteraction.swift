// SPDX-License-Identifier: MIT
import UIKit

/// An interaction that shows that its view can be dragged: the pointer is an open hand, and a closed one during the drag.
final class DragPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  private var isDragging = false

  init() {
    super.init(delegate: nil)
    delegate = self
  }

  /// Follows the recognizer of the drag.
  func follow(_ recognizer: UIGestureRecognizer) {
    let isDragging = recognizer.state == .began || recognizer.state == .changed
    guard isDragging != self.isDragging else { return }
    self.isDragging = isDragging
    invalidate()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    isDragging ? .grabActive() : .grabIdle()
  }
}
