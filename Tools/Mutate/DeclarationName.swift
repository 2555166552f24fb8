// SPDX-License-Identifier: MIT
import SwiftSyntax

extension SourceFileSyntax {
  /// Returns the name of the innermost type or member at a UTF-8 offset, with the names of the enclosing types, such as
  /// `GestureArena.fail(_:)`. Variables and functions inside a function do not count.
  func nameOfDeclaration(at offset: Int) -> String {
    var names: [String] = []
    var node = token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node {
      if let type = current.nameOfType {
        names.insert(type, at: 0)
      } else if let member = current.nameOfMember, current.isMember {
        names.insert(member, at: 0)
      }
      node = current.parent
    }
    return names.joined(separator: ".")
  }
}

extension Syntax {
  fileprivate var nameOfType: String? {
    switch `as`(SyntaxEnum.self) {
    case .actorDecl(let type): type.name.text
    case .classDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    case .protocolDecl(let type): type.name.text
    case .structDecl(let type): type.name.text
    default: nil
    }
  }

  fileprivate var nameOfMember: String? {
    switch `as`(SyntaxEnum.self) {
    case .functionDecl(let function): function.name.text + function.signature.parameterClause.labels
    case .initializerDecl(let initializer): "init" + initializer.signature.parameterClause.labels
    case .deinitializerDecl: "deinit"
    case .subscriptDecl(let function): "subscript" + function.parameterClause.labels
    case .variableDecl(let variable): variable.bindings.first?.pattern.trimmedDescription
    default: nil
    }
  }

  fileprivate var isMember: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: String { "(\(parameters.map { "\($0.firstName.text):" }.joined()))" }
}
