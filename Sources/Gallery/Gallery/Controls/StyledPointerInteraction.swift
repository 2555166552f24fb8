// SPDX-License-Identifier: MIT
import UIKit

/// An interaction that gives the pointer one appearance over its view.
final class StyledPointerInteraction: UIPointerInteraction, UIPointerInteractionDelegate {
  var style: UIPointerStyle { didSet { invalidate() } }

  init(_ style: UIPointerStyle) {
    self.style = style
    super.init(delegate: nil)
    delegate = self
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    style
  }
}
