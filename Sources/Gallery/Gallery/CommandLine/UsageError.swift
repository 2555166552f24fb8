// SPDX-License-Identifier: MIT

/// An error in the command line, and the way to correct it.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let problem: String

  init(_ problem: String) { self.problem = problem }

  var description: String { "\(problem) Try 'gallery --help'." }
}
