// SPDX-License-Identifier: MIT

/// A statement or an expression of which the mutated program has several forms, to choose from while it runs.
///
/// Only the original form contains the inner regions, because one mutation at a time is active. So the program grows
/// with the depth of its expressions, and not exponentially.
struct Region {
  /// How the forms are written side by side.
  enum Form {
    /// `if … { } else { }`, which the type checker looks at branch by branch; where a statement or its value may be.
    case branches
    /// `(… ? … : …)`; in any expression.
    case ternary
  }

  let range: Range<Int>
  let form: Form
  var edits: [Edit] = []
  var inner: [Region] = []

  /// Gives numbers to its edits and those inside, from `next` on.
  mutating func number(from next: inout Int) {
    for index in edits.indices {
      edits[index].number = next
      next += 1
    }
    for index in inner.indices { inner[index].number(from: &next) }
  }

  /// Its edits and those inside, by number.
  var allEdits: [Edit] { edits + inner.flatMap(\.allEdits) }
}
