// SPDX-License-Identifier: MIT

/// A statement or an expression that has several forms in the mutated program, which selects one of them at run time.
///
/// Only the original form contains the inner regions, because one mutation is active at a time. The size of the program
/// therefore grows linearly with the depth of its expressions, not exponentially.
struct Region {
  /// The syntax that selects one of the forms.
  enum Form {
    /// `if … { } else { }`, for a statement or its value. The type checker handles each branch separately.
    case branches
    /// `(… ? … : …)`, for any expression.
    case ternary
  }

  let range: Range<Int>
  let form: Form
  var edits: [Edit] = []
  var inner: [Region] = []

  /// Numbers the edits of this region and of those inside, starting with `next`.
  mutating func number(from next: inout Int) {
    for index in edits.indices {
      edits[index].number = next
      next += 1
    }
    for index in inner.indices { inner[index].number(from: &next) }
  }

  /// The edits of this region and of those inside, by number.
  var allEdits: [Edit] { edits + inner.flatMap(\.allEdits) }
}
