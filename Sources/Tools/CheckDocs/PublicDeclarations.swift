// SPDX-License-Identifier: MIT

/// The public declarations of Passage by their types, and the unavailable ones.
struct PublicDeclarations {
  /// The members by the name of their type, which has those of the types around it.
  private var members: [String: Set<Declaration>] = [:]
  private var types: [String: Declaration] = [:]
  /// The superclasses and protocols of each type.
  private var ancestors: [String: Set<String>] = [:]
  private var unavailable: Set<String> = []

  init(graphs: [SymbolGraph], unavailable: [UnavailableDeclaration] = []) {
    self.unavailable = Set(unavailable.map(\.name))
    let relationships = graphs.flatMap(\.relationships)
    let defaults = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    for symbol in graphs.flatMap(\.symbols) { add(symbol, defaults: defaults) }
    let names = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.fullName) }, uniquingKeysWith: { first, _ in first })
    for relationship in relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let type = names[relationship.source], let ancestor = names[relationship.target] else { continue }
      ancestors[type, default: []].insert(ancestor)
    }
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol, defaults: Set<String>) {
    guard var declaration = Declaration(symbol) else { return }
    if declaration.kind == .type { types[symbol.fullName] = declaration }
    declaration.isOptional = defaults.contains(symbol.identifier.precise)
    members[symbol.typeName, default: []].insert(declaration)
  }

  /// Returns the declaration of a type, or nil if there is no public one.
  func type(_ name: String) -> Declaration? { types[name] }

  /// Returns the members of a type and of its superclasses and protocols with the same name, without labels.
  func members(of type: String, like member: Declaration) -> [Declaration] {
    lineage(of: type).flatMap { members[$0, default: []] }.filter { $0.baseName == member.baseName }
  }

  /// Whether the compiler says what to use in place of a type, or in place of a member.
  func isUnavailable(_ type: String, _ member: Declaration? = nil) -> Bool {
    if unavailable.contains(type) { return true }
    guard let member else { return false }
    return lineage(of: type).contains { unavailable.contains("\($0).\(member.name)") }
  }

  /// The type with its superclasses and protocols, the nearest first.
  private func lineage(of type: String) -> [String] {
    var lineage = [type]
    var index = 0
    while index < lineage.count {
      lineage += ancestors[lineage[index], default: []].subtracting(lineage).sorted()
      index += 1
    }
    return lineage
  }
}

extension Declaration {
  /// The declaration of a symbol, or nil if it has no counterpart of Apple's.
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let kind = symbol.kind.identifier.dropFirst("swift.".count)
    let isStatic = kind.hasPrefix("type.")
    let text = symbol.declarationFragments.map(\.spelling).joined()
    let kinds: [Substring: Kind] = [
      "class": .type, "struct": .type, "enum": .type, "protocol": .type, "typealias": .type, "init": .initializer,
      "method": .function, "property": .variable, "enum.case": .enumCase, "subscript": .subscripts,
    ]
    guard let kind = kinds[isStatic ? kind.dropFirst("type.".count) : kind], let name = symbol.pathComponents.last
    else { return nil }
    self.init(
      kind: kind, name: name, isStatic: isStatic,
      isReadOnly: kind == .variable && (text.hasSuffix("{ get }") || text.contains(#/\blet /#)),
      isOpen: symbol.accessLevel == "open")
  }
}

extension SymbolGraph.Symbol {
  fileprivate var fullName: String { pathComponents.joined(separator: ".") }

  /// The name of the type to which the symbol belongs.
  fileprivate var typeName: String { pathComponents.dropLast().joined(separator: ".") }
}
