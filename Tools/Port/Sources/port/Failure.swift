// SPDX-License-Identifier: MIT

/// A reason why nothing was rewritten: a wrong command line, or files that cannot be read or written.
struct Failure: Error, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) { self.description = description }
}
