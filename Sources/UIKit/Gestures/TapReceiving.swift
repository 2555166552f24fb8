// SPDX-License-Identifier: MIT

/// A view that acts on taps without a recogniser, as a collection view selects items.
package protocol TapReceiving: UIView {
  /// Whether a tap on a view inside this one is for this view, and not for those around it.
  func receivesTap(on view: UIView) -> Bool
}
