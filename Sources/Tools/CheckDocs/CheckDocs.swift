// SPDX-License-Identifier: MIT
import Foundation

/// The checks and lists that scripts/docs and scripts/api make from the symbol graphs of the public modules:
///
/// - `check-docs check <symbol graphs> <catalogue> <output>` prints each public symbol without a doc comment, and
///   writes the code of doc comments and articles to `output` for the compiler to check. The exit status is 1 if a
///   comment is missing.
/// - `check-docs list <symbol graphs> <sources> <lists> <article>` writes the article that lists the available
///   declarations and compares them with the lists of Apple's.
/// - `check-docs compare <symbol graphs> <sources> <lists> [type…]` prints that comparison.
/// - `check-docs worse <earlier article> <article>` prints what is worse in the comparison of the second one. The exit
///   status is 1 if something is.
@main
enum CheckDocs {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    let urls = arguments.map { URL(fileURLWithPath: $0) }
    switch (CommandLine.arguments.dropFirst().first, urls.count) {
    case ("check", 3): try check(SymbolGraph.all(in: urls[0]), catalogue: urls[1], output: urls[2])
    case ("list", 4): try list(SymbolGraph.all(in: urls[0]), sources: urls[1], lists: urls[2], article: urls[3])
    case ("compare", 3...):
      let comparison = try compare(SymbolGraph.all(in: urls[0]), sources: urls[1], lists: urls[2])
      try printComparison(comparison, types: arguments.dropFirst(3))
    case ("worse", 2): try reportRegressions(from: urls[0], to: urls[1])
    default:
      complain("usage: check-docs check <symbol graphs> <catalogue> <output>")
      complain("       check-docs list <symbol graphs> <sources> <lists> <article>")
      complain("       check-docs compare <symbol graphs> <sources> <lists> [type…]")
      complain("       check-docs worse <earlier article> <article>")
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

  private static func list(_ graphs: [SymbolGraph], sources: URL, lists: URL, article: URL) throws {
    var page = AvailabilityPage(graphs: graphs)
    for file in try swiftFiles(in: sources) {
      page.addUnavailable(in: try String(contentsOf: file, encoding: .utf8), file: file)
    }
    page.comparison = try compare(graphs, sources: sources, lists: lists)
    try write([page.markdown], to: article)
  }

  // MARK: Apple's declarations

  private static func compare(_ graphs: [SymbolGraph], sources: URL, lists: URL) throws -> Comparison {
    let unavailable = try swiftFiles(in: sources).flatMap {
      UnavailableDeclaration.declarations(in: try String(contentsOf: $0, encoding: .utf8))
    }
    return Comparison(
      of: try AppleType.all(in: lists), with: PublicDeclarations(graphs: graphs, unavailable: unavailable))
  }

  private static func printComparison(_ comparison: Comparison, types: ArraySlice<String>) throws {
    let unknown = Set(types).subtracting(comparison.rows.map(\.type))
    guard unknown.isEmpty else {
      complain("docs/api does not list \(unknown.sorted().joined(separator: ", "))")
      exit(1)
    }
    print((types.isEmpty ? comparison : comparison.only(Set(types))).text)
  }

  private static func reportRegressions(from earlier: URL, to later: URL) throws {
    let comparisons = try [earlier, later].map { Comparison(article: try String(contentsOf: $0, encoding: .utf8)) }
    let regressions = comparisons[1].regressions(from: comparisons[0])
    for regression in regressions { complain("docs/Passage.docc/WhatIsHere.md: \(regression)") }
    exit(regressions.isEmpty ? 0 : 1)
  }

  /// Returns the Swift files in a folder and its subfolders, in the order of their paths.
  private static func swiftFiles(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = files?.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
    return paths.sorted().map { URL(fileURLWithPath: $0) }
  }

  // MARK: Examples

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
