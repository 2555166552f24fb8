// SPDX-License-Identifier: MIT
import Foundation

/// The mutations that no test needs to notice, each with its reason, as a file lists them.
///
/// An entry is four lines and an empty one: the source file, the line of code, the change, the reason. Line numbers are
/// not part of it, so that it stays valid until its line of code changes. Lines that begin with `#` are comments.
struct AcceptedSurvivors {
  private struct Entry: Hashable { let file, code, change: String }

  private var reasons: [Entry: String] = [:]

  init(contentsOf file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    for block in lines.split(whereSeparator: \.isEmpty) {
      let words = block.map { $0.trimmingCharacters(in: .whitespaces) }
      guard words.count == 4 else { throw Failure("\(file.path): an entry has four lines, not \(words)") }
      reasons[Entry(file: words[0], code: words[1], change: words[2])] = words[3]
    }
  }

  func reason(for mutation: Mutation) -> String? {
    reasons[Entry(file: mutation.file, code: mutation.code, change: mutation.change)]
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
