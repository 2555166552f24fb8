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

  /// Returns the number of elements inside this object.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index, or `nil`.
  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}

extension UIResponder: UIAccessibilityIdentification {}
