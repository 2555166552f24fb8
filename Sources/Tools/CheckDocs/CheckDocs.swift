// SPDX-License-Identifier: MIT
import Foundation

/// The checks and lists that scripts/docs makes from the symbol graphs of the public modules:
///
/// - `check-docs check <symbol graphs> <catalogue> <output>` prints each public symbol without a doc comment, and
///   writes the code of doc comments and articles to `output` for the compiler to check. The exit status is 1 if a
///   comment is missing.
/// - `check-docs list <symbol graphs> <sources> <article>` writes the article that lists the available declarations.
@main
enum CheckDocs {
  static func main() throws {
    let urls = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
    switch (CommandLine.arguments.dropFirst().first, urls.count) {
    case ("check", 3):
      try check(SymbolGraph.all(in: urls[0]), catalogue: urls[1], output: urls[2])
    case ("list", 3):
      try list(SymbolGraph.all(in: urls[0]), sources: urls[1], article: urls[2])
    default:
      complain("usage: check-docs check <symbol graphs> <catalogue> <output>")
      complain("       check-docs list <symbol graphs> <sources> <article>")
      exit(2)
    }
  }

  private static func check(_ graphs: [SymbolGraph], catalogue: URL, output: URL) throws {
    try writeExamples(of: graphs, to: output)
    try writeArticles(in: catalogue, to: output)
    let undocumented = graphs.flatMap(\.undocumented)
    for symbol in undocumented { complain(symbol.report) }
    exit(undocumented.isEmpty ? 0 : 1)
  }

  private static func list(_ graphs: [SymbolGraph], sources: URL, article: URL) throws {
    var page = AvailabilityPage(graphs: graphs)
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let paths = files?.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
    for path in paths.sorted() {
      page.addUnavailable(in: try String(contentsOfFile: path, encoding: .utf8), file: URL(fileURLWithPath: path))
    }
    try write([page.markdown], to: article)
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
