// SPDX-License-Identifier: MIT

extension UIResponder {
  var defaultAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  /// Returns the value that the program has set for ``isAccessibilityElement``, or the default of the class.
  package func isAccessibilityElement(default value: Bool) -> Bool { accessibility.isElement ?? value }

  /// Returns the traits that the program has set, or the default of the class.
  package func accessibilityTraits(default value: UIAccessibilityTraits) -> UIAccessibilityTraits {
    accessibility.traits ?? value
  }
}

extension UIResponder: UIAccessibilityIdentification {}
