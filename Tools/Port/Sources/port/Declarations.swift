// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The declarations in the files of a folder, which rules need when they edit another file.
struct Declarations {
  struct Located<Node: SyntaxProtocol> {
    let file: Int
    let node: Node
  }

  /// The classes by name, including the names of the enclosing types: `Outer.Inner`.
  private(set) var classes: [String: [Located<ClassDeclSyntax>]] = [:]
  private(set) var extensions: [Located<ExtensionDeclSyntax>] = []
  /// All types, protocols and extensions.
  private(set) var groups: [DeclarationGroup] = []
  /// The names of all types and type aliases.
  private(set) var typeNames: Set<String> = []
  /// The names of all protocols.
  private(set) var protocolNames: Set<String> = []
  /// The names of the methods that are optional requirements of protocols.
  private(set) var optionalMethods: Set<String> = []

  /// The names of all variables and properties.
  private(set) var variableNames: Set<String> = []

  init(_ files: [SourceFile]) {
    for (index, file) in files.enumerated() {
      for node in file.all(ClassDeclSyntax.self) {
        classes[node.qualifiedName, default: []].append(Located(file: index, node: node))
      }
      extensions += file.all(ExtensionDeclSyntax.self).map { Located(file: index, node: $0) }
      groups += file.groups.map { DeclarationGroup($0, file: index) }
      protocolNames.formUnion(file.all(ProtocolDeclSyntax.self).map(\.name.text))
      typeNames.formUnion(file.all(TypeAliasDeclSyntax.self).map(\.name.text))
      variableNames.formUnion(file.all(IdentifierPatternSyntax.self).map(\.identifier.text))
      let optional = file.all(FunctionDeclSyntax.self).filter { $0.modifiers.contains(.optional) }
      optionalMethods.formUnion(optional.map(\.name.text))
    }
    typeNames.formUnion(groups.filter { !$0.isExtension }.map(\.name))
  }

  /// Returns the only class of this name.
  func onlyClass(_ name: String) -> Located<ClassDeclSyntax>? {
    classes[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the first superclass that the files do not declare.
  func foreignSuperclass(of name: String) -> String? {
    var current = name
    var seen: Set<String> = []
    while seen.insert(current).inserted,
      let declared = classes.values.joined().first(where: { $0.node.name.text == current })
    {
      guard let superclass = declared.node.superclassName else { return nil }
      current = superclass
    }
    return current == name ? nil : current
  }

  /// Returns the class that declares a method, of a class and its superclasses, or the class itself if the files do not tell.
  func classDeclaring(_ method: String, from name: String) -> String {
    var current = name
    var seen: Set<String> = []
    while seen.insert(current).inserted, let declared = onlyClass(current) {
      if groups.contains(where: { $0.name == current && $0.declares(method) }) { return current }
      guard let superclass = declared.node.superclassName else { return name }
      current = superclass
    }
    return name
  }

  /// Returns the types and extensions whose type conforms to a protocol, also through a superclass.
  func groups(conformingTo protocolName: String) -> [DeclarationGroup] {
    var names: Set = [protocolName]
    var count = 0
    while names.count > count {
      count = names.count
      names.formUnion(groups.filter { !names.isDisjoint(with: $0.inherited) }.map(\.name))
    }
    return groups.filter { $0.name != protocolName && names.contains($0.name) }
  }
}

extension SourceFile {
  fileprivate var groups: [any DeclGroupSyntax] {
    all(ClassDeclSyntax.self) as [any DeclGroupSyntax] + all(StructDeclSyntax.self) + all(EnumDeclSyntax.self)
      + all(ProtocolDeclSyntax.self) + all(ExtensionDeclSyntax.self) + all(ActorDeclSyntax.self)
  }
}

extension ClassDeclSyntax {
  /// The name, including the names of the enclosing types.
  var qualifiedName: String {
    let outer = ancestors.compactMap { $0.asProtocol(NamedDeclSyntax.self)?.name.text ?? $0.extendedTypeName }
    return (outer.reversed() + [name.text]).joined(separator: ".")
  }

  /// The name of the first type in the inheritance clause, which may be a protocol.
  var superclassName: String? { inheritanceClause?.inheritedTypes.first?.type.trimmedDescription }
}

extension Syntax {
  /// The name of the type of an extension.
  var extendedTypeName: String? { self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// The access modifier of the declaration.
  var access: DeclModifierSyntax? {
    first {
      ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text) && $0.detail == nil
    }
  }
}
