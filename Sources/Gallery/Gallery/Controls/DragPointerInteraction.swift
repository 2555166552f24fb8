// SPDX-License-Identifier: MIT
import UIKit

/// An interaction that shows that its view can be dragged: the pointer is an open hand, and a closed one during the drag.
final class DragPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  var isDragging = false { didSet { if isDragging != oldValue { invalidate() } } }

  init() {
    super.init(delegate: nil)
    delegate = self
  }

  /// Creates an interaction that follows the recognizer of the drag by itself.
  convenience init(following recognizer: UIGestureRecognizer) {
    self.init()
    recognizer.addTarget(self, action: Self.follow)
  }

  /// Follows the recognizer of the drag.
  func follow(_ recognizer: UIGestureRecognizer) {
    isDragging = recognizer.state == .began || recognizer.state == .changed
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    isDragging ? .grabActive() : .grabIdle()
  }
}
