// SPDX-License-Identifier: MIT
import Foundation

/// Checks the documentation for scripts/docs: `check-docs <symbol graphs> <catalogue> <output>`.
///
/// Prints each public symbol without a doc comment, and writes the code of doc comments and articles to `output` for
/// the compiler to check. Ends with the status 1 if a symbol lacks a comment.
@main
enum CheckDocs {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 3 else {
      complain("usage: check-docs <symbol graphs> <catalogue> <output>")
      exit(2)
    }
    let graphs = try SymbolGraph.all(in: arguments[0])
    try writeExamples(of: graphs, to: arguments[2])
    try writeArticles(in: arguments[1], to: arguments[2])
    let undocumented = graphs.flatMap(\.undocumented)
    for symbol in undocumented { complain(symbol.report) }
    exit(undocumented.isEmpty ? 0 : 1)
  }

  /// Writes the examples of doc comments as functions of one file, so that their names do not collide.
  private static func writeExamples(of graphs: [SymbolGraph], to folder: URL) throws {
    let functions = CodeListing.examples(in: graphs).enumerated().map { index, listing in
      // A module has at most one entry point, and a function has none.
      var listing = listing
      listing.code = listing.code.replacingOccurrences(of: "@main\n", with: "\n")
      return "@MainActor func example\(index)() throws {\n\(listing.located)}\n"
    }
    try write(["import UIKit\nimport UIKitTesting\n"] + functions, to: folder.appendingPathComponent("Examples.swift"))
  }

  /// Writes the listings of each article as one file, in their order.
  private static func writeArticles(in catalogue: URL, to folder: URL) throws {
    let articles = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    for article in articles where article.pathExtension == "md" {
      // The manifest of a package is not part of the program.
      let listings = try CodeListing.listings(inArticle: article).filter { !$0.code.contains("PackageDescription") }
      guard !listings.isEmpty else { continue }
      let name = article.deletingPathExtension().lastPathComponent
      try write(listings.map(\.located), to: folder.appendingPathComponent("Article-\(name).swift"))
    }
  }

  private static func write(_ parts: [String], to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try parts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
