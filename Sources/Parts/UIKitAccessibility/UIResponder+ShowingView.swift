// SPDX-License-Identifier: MIT
import UIKitCore

extension UIResponder {
  /// The view itself, or the one that contains an element that is not a view.
  var showingView: UIView? {
    if let view = self as? UIView { return view }
    let container = (self as? UIAccessibilityElement)?.accessibilityContainer
    return container as? UIView ?? (container as? UIAccessibilityElement)?.showingView
  }
}
