// SPDX-License-Identifier: MIT

/// An unknown of a `ConstraintSolver`: any real number.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol

  /// A small number that no other variable of the solver has, for tables.
  package var index: Int { Int(symbol.index) }
}
