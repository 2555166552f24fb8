// SPDX-License-Identifier: MIT
import SwiftSyntax

/// An `@objc optional` requirement is an ordinary one with a default implementation in an extension of the protocol.
struct OptionalRequirementRule: Rule {
  let name = "optional requirement"

  func edits(in project: Project) -> [Edit] {
    project.files.enumerated().flatMap { index, file in
      file.all(ProtocolDeclSyntax.self).flatMap { edits(of: $0, in: file, at: index, of: project) }
    }
  }

  private func edits(
    of declaration: ProtocolDeclSyntax, in file: SourceFile, at index: Int, of project: Project
  ) -> [Edit] {
    let optional = declaration.memberBlock.members.compactMap { member in
      member.decl.asProtocol(WithModifiersSyntax.self).flatMap { $0.modifiers.contains(.optional) ? member.decl : nil }
    }
    guard !optional.isEmpty else { return [] }
    let defaults = optional.map { DefaultImplementation($0, of: declaration, in: project) }
    var edits = zip(optional, defaults).flatMap { requirement, implementation in
      markers(of: requirement, in: file, at: index, manualEdit: implementation.manualEdit)
    }
    edits.append(defaultImplementations(of: declaration, with: defaults.compactMap(\.text), in: file, at: index))
    return edits
  }

  /// Removes `@objc` and `optional`.
  private func markers(
    of requirement: DeclSyntax, in file: SourceFile, at index: Int, manualEdit: String?
  ) -> [Edit] {
    let modifiers = requirement.asProtocol(WithModifiersSyntax.self)?.modifiers
    let attribute = requirement.asProtocol(WithAttributesSyntax.self)?.attributes.attribute(named: "objc")
    let optional = modifiers?.first { $0.name.tokenKind == .keyword(.optional) }
    return [attribute?.textRange, optional?.textRange].compactMap { $0 }.enumerated().map { number, range in
      let isFirst = number == 0
      return Edit(
        file: index, range: file.deletion(of: range), replacement: "", manualEdit: isFirst ? manualEdit : nil,
        count: isFirst ? 1 : 0)
    }
  }

  private func defaultImplementations(
    of declaration: ProtocolDeclSyntax, with members: [String], in file: SourceFile, at index: Int
  ) -> Edit {
    let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
    guard !members.isEmpty else { return Edit(file: index, range: end..<end, replacement: "", count: 0) }
    let outer = file.indentation(at: declaration.textRange.lowerBound)
    let first = declaration.memberBlock.members.first
    let inner = first.map { file.indentation(at: $0.decl.textRange.lowerBound) } ?? outer + "  "
    let lines = members.map { inner + $0 }.joined(separator: "\n\n")
    return Edit(
      file: index, range: end..<end,
      replacement: "\n\n\(outer)extension \(declaration.name.text) {\n\(lines)\n\(outer)}", count: 0)
  }
}

/// The implementation of a requirement that was optional.
private struct DefaultImplementation {
  /// Nil if a person has to write it.
  private(set) var text: String?
  private(set) var manualEdit: String?

  /// What is returned for a type whose value says "nothing" on its own.
  private static let values = [
    "Bool": "false", "CGFloat": "0", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero", "Double": "0",
    "Float": "0", "Int": "0", "String": "\"\"", "TimeInterval": "0", "UIEdgeInsets": ".zero", "UInt": "0",
  ]

  init(_ requirement: DeclSyntax, of declaration: ProtocolDeclSyntax, in project: Project) {
    let access = declaration.modifiers.access.map { $0.name.text == "public" ? "public " : "" } ?? ""
    if let function = requirement.as(FunctionDeclSyntax.self) {
      makeBody(function, access: access, project)
    } else if let variable = requirement.as(VariableDeclSyntax.self) {
      makeBody(variable, access: access)
    } else {
      manualEdit = "an optional requirement; write a default implementation in an extension of the protocol"
    }
  }

  private mutating func makeBody(_ function: FunctionDeclSyntax, access: String, _ project: Project) {
    let signature = function.with(\.attributes, []).with(\.modifiers, [])
    let head = access + signature.trimmedDescription
    guard let type = function.signature.returnClause?.type, !type.isVoid else {
      text = "\(head) {}"
      return
    }
    let fallbacks = Fallback.values(of: function.name.text, in: project)
    let value = type.isOptional ? "nil" : fallbacks.count == 1 ? fallbacks.first : Self.values[type.trimmedDescription]
    setText(value, "\(function.name.text) was optional", isCertain: type.isOptional || fallbacks.count == 1) {
      "\(head) { \($0) }"
    }
  }

  private mutating func makeBody(_ variable: VariableDeclSyntax, access: String) {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else { return }
    let name = binding.pattern.trimmedDescription
    let isSettable = binding.accessorBlock?.description.contains("set") == true
    let value = type.isOptional ? "nil" : Self.values[type.trimmedDescription]
    setText(value, "\(name) was optional", isCertain: type.isOptional && !isSettable) {
      let body = isSettable ? "{ get { \($0) } set {} }" : "{ \($0) }"
      return "\(access)var \(name): \(type.trimmedDescription) \(body)"
    }
  }

  private mutating func setText(_ value: String?, _ subject: String, isCertain: Bool, body: (String) -> String) {
    guard let value else {
      manualEdit = "\(subject); write a default implementation in an extension of the protocol"
      return
    }
    text = body(value)
    if !isCertain { manualEdit = "\(subject); the default implementation returns \(value): see whether that is right" }
  }
}

/// The values that callers take where an optional requirement is not implemented: `delegate?.size?(of: self) ?? .zero`.
private enum Fallback {
  static func values(of method: String, in project: Project) -> Set<String> {
    Set(project.files.flatMap { $0.all(FunctionCallExprSyntax.self).compactMap { value(of: $0, of: method) } })
  }

  private static func value(of call: FunctionCallExprSyntax, of method: String) -> String? {
    guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == method else { return nil }
    let parent = call.parent?.is(OptionalChainingExprSyntax.self) == true ? call.parent : Syntax(call)
    guard let elements = parent?.parent?.as(ExprListSyntax.self).map(Array.init),
      let position = elements.firstIndex(where: { Syntax($0) == parent }), position + 2 < elements.count,
      elements[position + 1].trimmedDescription == "??"
    else { return nil }
    let fallback = elements[position + 2]
    return fallback.isConstant ? fallback.trimmedDescription : nil
  }
}

extension ExprSyntax {
  /// Whether it is a literal, or a member of its type such as `.zero`.
  fileprivate var isConstant: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr, .stringLiteralExpr: true
    case .memberAccessExpr(let member): member.base == nil || member.base?.trimmedDescription.first?.isUppercase == true
    default: false
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  fileprivate var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }
}
