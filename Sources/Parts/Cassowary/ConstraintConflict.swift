// SPDX-License-Identifier: MIT

/// Required constraints that cannot all hold.
package struct ConstraintConflict: Error {
  /// The other constraints of the conflict. Without any one of them, the others and the refused one could hold.
  package let others: [ConstraintID]
}
