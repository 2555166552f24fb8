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

extension LinearExpression {
  init(_ variable: Variable) { self.init([Term(variable)]) }

  static func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }
}
