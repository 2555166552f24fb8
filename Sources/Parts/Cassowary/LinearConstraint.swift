// SPDX-License-Identifier: MIT

/// The demand that an expression is zero, at most zero, or at least zero.
package struct LinearConstraint: Sendable {
  package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  package var expression: LinearExpression
  package var relation: Relation
  /// The priority, or nil for a constraint that must hold.
  ///
  /// Constraints that need not hold come as close as possible, by the sum of their deviations: first the ones with the
  /// highest priority, then, without any loss for these, the ones with the next priority, and so on.
  package var priority: Float?

  package init(_ expression: LinearExpression, _ relation: Relation, priority: Float? = nil) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
