// SPDX-License-Identifier: MIT

/// A command line that makes no sense, and what to do about it.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let problem: String

  init(_ problem: String) { self.problem = problem }

  var description: String { "\(problem) Try 'gallery --help'." }
}
