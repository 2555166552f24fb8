// SPDX-License-Identifier: MIT
import UIKitCore

/// Shows the pointer as a beam over text that can be edited.
final class TextPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  private static let length: CGFloat = 18

  init() {
    super.init(delegate: nil)
    delegate = self
  }

  nonisolated deinit {}

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let control = view as? UIControl, control.isEnabled else { return nil }
    return UIPointerStyle(shape: .verticalBeam(length: Self.length))
  }
}
