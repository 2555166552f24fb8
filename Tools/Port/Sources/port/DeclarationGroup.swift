// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A type, a protocol or an extension, and its members.
struct DeclarationGroup {
  let file: Int
  /// The name of the type, without those of the enclosing types.
  let name: String
  let isExtension: Bool
  /// The names in the inheritance clause: the superclass and the protocols.
  let inherited: [String]
  let members: [DeclSyntax]

  init(_ group: any DeclGroupSyntax, file: Int) {
    self.file = file
    let extended = group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    isExtension = extended != nil
    let name = extended ?? group.asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
    self.name = Self.lastComponent(of: name)
    inherited = (group.inheritanceClause?.inheritedTypes ?? []).map {
      Self.lastComponent(of: $0.type.trimmedDescription)
    }
    members = group.memberBlock.members.map(\.decl)
  }

  /// Returns whether one of the members is a method of this name.
  func declares(_ method: String) -> Bool {
    members.contains { $0.as(FunctionDeclSyntax.self)?.name.text == method }
  }

  private static func lastComponent(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
