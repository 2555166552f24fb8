// SPDX-License-Identifier: MIT

/// An unknown of a `ConstraintSolver`: any real number.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}
