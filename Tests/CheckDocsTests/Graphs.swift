// SPDX-License-Identifier: MIT
import Foundation

@testable import check_docs

/// Returns a symbol as in a graph, declared in line 8 of a file whose first lines are its comment.
func symbol(
  _ identifier: String, _ path: [String], kind: String = "property", access: String = "public", text: String = "",
  comment: String? = nil, file: String = "/passage/View.swift"
) -> [String: Any] {
  var symbol: [String: Any] = [
    "identifier": ["precise": identifier], "kind": ["identifier": "swift.\(kind)"], "pathComponents": path,
    "accessLevel": access, "declarationFragments": [["spelling": text]],
    "location": ["uri": "file://\(file)", "position": ["line": 7]],
  ]
  if let comment {
    let lines = comment.components(separatedBy: "\n").enumerated().map { number, text in
      ["text": text, "range": ["start": ["line": number]]] as [String: Any]
    }
    symbol["docComment"] = ["uri": "file:///passage/View.swift", "lines": lines]
  }
  return symbol
}

func graph(symbols: [[String: Any]], relationships: [[String: String]] = []) throws -> SymbolGraph {
  let graph: [String: Any] = ["module": ["name": "UIKit"], "symbols": symbols, "relationships": relationships]
  let data = try JSONSerialization.data(withJSONObject: graph)
  return try JSONDecoder().decode(SymbolGraph.self, from: data)
}
