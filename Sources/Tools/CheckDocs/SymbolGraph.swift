// SPDX-License-Identifier: MIT
import Foundation

/// The part of a symbol graph from `swift symbolgraph-extract` that the checks need.
struct SymbolGraph: Decodable {
  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    struct Identifier: Decodable {
      let precise: String
    }

    struct Kind: Decodable {
      let identifier: String
    }

    struct Location: Decodable {
      let uri: String
      let position: Position
    }

    /// A word, a name or a sign of the declaration.
    struct Fragment: Decodable {
      let spelling: String
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]
    let docComment: DocComment?
    let location: Location?
  }

  struct Relationship: Decodable {
    let source: String
    let target: String
    let kind: String
  }

  struct DocComment: Decodable {
    struct Line: Decodable {
      let text: String
      let range: Range?
    }

    struct Range: Decodable {
      let start: Position
    }

    let uri: String?
    let lines: [Line]
  }

  /// A position in a file, counted from zero.
  struct Position: Decodable {
    let line: Int
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  /// The source file that declares the symbol.
  var file: URL? { location.flatMap { URL(string: $0.uri) } }
}

extension SymbolGraph {
  /// Reads all symbol graphs in a folder, in the order of their names.
  static func all(in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}
