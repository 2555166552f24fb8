// SPDX-License-Identifier: MIT
import Foundation

extension SymbolGraph {
  /// The names of members that have the meaning of a protocol of the standard library or Foundation.
  private static let inheritedMeaning: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "hash", "isEqual(_:)", "rawValue", "init(rawValue:)", "description",
  ]

  /// The symbols that need a doc comment and have none.
  ///
  /// An override needs none, because it has the meaning of the member that it overrides. Synthesised members and those
  /// of `Equatable` and similar protocols need none either.
  var undocumented: [Symbol] {
    let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    return symbols.filter { symbol in
      symbol.docComment == nil && symbol.kind.identifier != "swift.extension"
        && !symbol.identifier.precise.contains("::SYNTHESIZED::")
        && !overrides.contains(symbol.identifier.precise)
        && !Self.inheritedMeaning.contains(symbol.pathComponents.last ?? "")
    }
  }
}

extension SymbolGraph.Symbol {
  /// The symbol's name and position, in the form of a compiler's message.
  var report: String {
    let name = pathComponents.joined(separator: ".")
    guard let location, let file = file?.path else { return "\(name) has no doc comment" }
    return "\(file):\(location.position.line + 1): \(name) has no doc comment; write one above its declaration"
  }
}
