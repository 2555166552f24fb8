// SPDX-License-Identifier: MIT

/// Names a constraint of a `ConstraintSolver` until it is removed.
package struct ConstraintID: Hashable, Sendable {
  let index: Int
}
