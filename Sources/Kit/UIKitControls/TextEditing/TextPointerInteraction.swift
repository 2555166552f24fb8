// SPDX-License-Identifier: MIT
import UIKitCore

/// Shows the pointer as a beam over text that can be selected.
final class TextPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  private static let length: CGFloat = 18

  init() {
    super.init(delegate: nil)
    delegate = self
  }

  nonisolated deinit {}

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let text = view as? any TextEditing, text.acceptsSelection else { return nil }
    return UIPointerStyle(shape: .verticalBeam(length: Self.length))
  }
}
