// SPDX-License-Identifier: MIT
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file and its mutations.
struct MutatedFile {
  /// The path relative to `Sources`.
  let name: String
  let source: [UInt8]
  private(set) var regions: [Region]
  let mutations: [Mutation]

  /// Creates a file whose mutations are numbered from `first` on.
  init(name: String, source: String, first: Int) {
    let file = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(file) { _ in }.as(SourceFileSyntax.self) ?? file
    var next = first
    var regions = RegionFinder.regions(in: folded)
    for index in regions.indices { regions[index].number(from: &next) }
    let locations = SourceLocationConverter(fileName: name, tree: file)
    self.name = name
    self.source = Array(source.utf8)
    self.regions = regions
    var counts: [String: Int] = [:]
    mutations = regions.flatMap(\.allEdits).map { edit in
      let line = locations.location(for: AbsolutePosition(utf8Offset: edit.range.lowerBound)).line
      let code = locations.sourceLines[line - 1].trimmingCharacters(in: .whitespacesAndNewlines)
      let declaration = file.nameOfDeclaration(at: edit.range.lowerBound)
      let key = "\(declaration)\n\(code)\n\(edit.change)"
      counts[key, default: 0] += 1
      let count = counts[key] ?? 1
      let change = count == 1 ? edit.change : "\(edit.change), no. \(count)"
      return Mutation(
        number: edit.number, file: name, line: line, declaration: declaration, code: code, change: change)
    }
  }
}
