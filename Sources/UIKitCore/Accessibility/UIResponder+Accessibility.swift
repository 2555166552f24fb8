// SPDX-License-Identifier: MIT

extension UIResponder {
  var defaultAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  /// Whether the program has set ``isAccessibilityElement``, or what the class says by itself.
  package func isAccessibilityElement(default value: Bool) -> Bool { accessibility.isElement ?? value }

  /// The traits that the program has set, or those that the class has by itself.
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
