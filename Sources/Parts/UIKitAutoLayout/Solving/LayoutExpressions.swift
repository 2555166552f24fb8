// SPDX-License-Identifier: MIT
import Cassowary
import UIKitCore

/// The rectangle of a view or guide, in terms of the variables of a solver.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Returns the rectangle with other edges. The widths and heights shrink by the insets.
  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    var box = self
    box.x.constant += Double(insets.left)
    box.y.constant += Double(insets.top)
    box.width.constant -= Double(insets.left + insets.right)
    box.height.constant -= Double(insets.top + insets.bottom)
    return box
  }
}

nonisolated extension LinearExpression {
  init(_ variable: Variable) { self.init([Term(variable)]) }

  static func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(constant: 0)
    product.add(a, times: factor)
    return product
  }
}
