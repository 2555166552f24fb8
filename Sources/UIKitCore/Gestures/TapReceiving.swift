// SPDX-License-Identifier: MIT

/// A view that handles taps without a recogniser, such as a collection view, which selects items.
package protocol TapReceiving: UIView {
  /// Whether a tap on a subview is for this view, and not for those around it.
  func receivesTap(on view: UIView) -> Bool
}
