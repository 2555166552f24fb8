// SPDX-License-Identifier: MIT
import Foundation

/// A block of Swift in Markdown, with its position.
struct CodeListing: Hashable {
  var file: String
  /// The number of the first line of code in the file, counted from 1.
  var line: Int
  var code: String

  /// Returns the Swift blocks in lines of Markdown, each with its line number in the file.
  static func listings(in lines: [(text: String, number: Int)], file: String) -> [CodeListing] {
    var listings: [CodeListing] = []
    var current: CodeListing?
    for (text, number) in lines {
      let fence = text.trimmingCharacters(in: .whitespaces)
      if let listing = current, fence == "```" {
        listings.append(listing)
        current = nil
      } else if current != nil {
        current?.code += text + "\n"
      } else if fence == "```swift" {
        current = CodeListing(file: file, line: number + 1, code: "")
      }
    }
    return listings
  }

  /// The code, with directives that make the compiler report errors at their position in the Markdown.
  var located: String { "#sourceLocation(file: \"\(file)\", line: \(line))\n\(code)#sourceLocation()\n" }
}

extension CodeListing {
  /// Returns the examples in the doc comments of symbols. A comment that several symbols inherit is returned once.
  static func examples(in graphs: [SymbolGraph]) -> [CodeListing] {
    var seen: Set<CodeListing> = []
    return graphs.flatMap(\.symbols).flatMap { symbol -> [CodeListing] in
      guard let comment = symbol.docComment, let uri = comment.uri, let file = URL(string: uri)?.path else { return [] }
      let lines = comment.lines.map { ($0.text, ($0.range?.start.line ?? 0) + 1) }
      return listings(in: lines, file: file).filter { seen.insert($0).inserted }
    }
  }

  /// Returns the listings of an article.
  static func listings(inArticle url: URL) throws -> [CodeListing] {
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return listings(in: lines.enumerated().map { ($1, $0 + 1) }, file: url.path)
  }
}
