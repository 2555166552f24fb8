// SPDX-License-Identifier: MIT

/// A change of one operator or constant.
struct Mutation: Codable {
  /// The number that selects the mutation while the tests run.
  let number: Int
  /// The path of the file relative to `Sources`.
  let file: String
  let line: Int
  /// The declaration that contains the mutation, with the enclosing types, such as `GestureArena.fail(_:)`.
  let declaration: String
  /// The line of code without leading and trailing white space.
  let code: String
  /// A description of the change, such as `<` → `<=`.
  let change: String

  var location: String { "\(file):\(line)" }

  /// The identity of the mutation by its code alone. It stays the same if the file is renamed or other code changes.
  var identity: String { "\(declaration)\n\(code)\n\(change)" }
}

/// A change of the text of an expression.
struct Edit {
  /// The UTF-8 range in the file.
  let range: Range<Int>
  let replacement: String
  let change: String
  /// The number of the edit's mutation.
  var number = 0

  init(range: Range<Int>, replacement: String, change: String) {
    self.range = range
    self.replacement = replacement
    self.change = change
  }
}
