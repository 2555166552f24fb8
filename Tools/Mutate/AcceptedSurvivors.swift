// SPDX-License-Identifier: MIT
import Foundation

/// The mutations that no test needs to detect, each with its reason, read from a file.
///
/// An entry consists of four lines and an empty one: the declaration, the line of code, the change, and the reason. It
/// contains no file names or line numbers, so it stays valid until its code changes. Lines that begin with `#` are
/// comments.
struct AcceptedSurvivors {
  /// The reasons by the identities of their mutations.
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
