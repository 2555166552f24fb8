// SPDX-License-Identifier: MIT

/// One change of one operator or constant.
struct Mutation: Codable {
  /// The number that selects it while the tests run.
  let number: Int
  /// Relative to `Sources`.
  let file: String
  let line: Int
  /// The declaration that contains it, with the types around that, such as `GestureArena.fail(_:)`.
  let declaration: String
  /// The line of code, without leading and trailing space.
  let code: String
  /// What the change does, such as `<` → `<=`.
  let change: String

  var place: String { "\(file):\(line)" }

  /// Tells it from others by its code alone. It stays the same when the file is renamed or other code changes.
  var identity: String { "\(declaration)\n\(code)\n\(change)" }
}

/// A change of the text of one expression.
struct Edit {
  /// UTF-8 offsets in the file.
  let range: Range<Int>
  let replacement: String
  let change: String
  /// That of its mutation.
  var number = 0

  init(range: Range<Int>, replacement: String, change: String) {
    self.range = range
    self.replacement = replacement
    self.change = change
  }
}
