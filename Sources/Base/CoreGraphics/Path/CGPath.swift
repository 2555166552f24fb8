// SPDX-License-Identifier: MIT

/// An immutable shape that consists of straight lines and curves.
///
/// Core Graphics draws and clips with paths, and shape layers show them. A path can be passed between threads; pass a
/// copy of a ``CGMutablePath``.
///
/// ```swift
/// let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
/// let isInside = circle.contains(CGPoint(x: 10, y: 10))
/// ```
open class CGPath: @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
