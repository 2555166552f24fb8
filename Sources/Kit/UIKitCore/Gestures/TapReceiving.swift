// SPDX-License-Identifier: MIT

/// A view that handles taps without a recognizer, such as a collection view, which selects items.
package protocol TapReceiving: UIView {
  /// Returns whether this view handles a tap on one of its subviews, so that the views around it should not.
  func receivesTap(on view: UIView) -> Bool
}
