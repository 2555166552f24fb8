// SPDX-License-Identifier: MIT
import Foundation

/// The mutations that no test needs to notice, each with its reason, as a file lists them.
///
/// An entry is four lines and an empty one: the declaration, the line of code, the change, the reason. Files and line
/// numbers are not part of it, so that it stays valid until its code changes. Lines that begin with `#` are comments.
struct AcceptedSurvivors {
  /// By the identities of mutations.
  private var reasons: [String: String] = [:]

  init(contentsOf file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    for block in lines.split(whereSeparator: \.isEmpty) {
      let words = block.map { $0.trimmingCharacters(in: .whitespaces) }
      guard words.count == 4 else { throw Failure("\(file.path): an entry has four lines, not \(words)") }
      reasons[words[..<3].joined(separator: "\n")] = words[3]
    }
  }

  func reason(for mutation: Mutation) -> String? { reasons[mutation.identity] }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
