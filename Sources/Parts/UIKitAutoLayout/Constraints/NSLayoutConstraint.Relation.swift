// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }
}
