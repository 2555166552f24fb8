// SPDX-License-Identifier: MIT
import Foundation

extension SymbolGraph {
  /// The names of members whose meaning a protocol of the standard library or Foundation defines.
  private static let inheritedMeaning: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "hash", "isEqual(_:)", "rawValue", "init(rawValue:)", "description",
  ]

  /// The symbols that need a doc comment but have none.
  ///
  /// An override needs none, because its meaning is that of the overridden member. Synthesised members and those of
  /// `Equatable` and similar protocols need none either.
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
