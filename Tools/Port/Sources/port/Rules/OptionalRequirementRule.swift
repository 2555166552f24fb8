// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces an `@objc optional` requirement by an ordinary one with a default implementation in an extension of the
/// protocol.
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
    for (requirement, implementation) in zip(optional, defaults) {
      guard let type = implementation.newlyOptional else { continue }
      edits.append(optionalEdit(of: type, at: index))
      edits += optionalResults(of: requirement, of: declaration, in: project)
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
    return marked(attribute?.textRange, optional?.textRange, in: file).enumerated().map { number, range in
      let isFirst = number == 0
      return Edit(
        file: index, range: file.deletion(of: range), replacement: "", manualEdit: isFirst ? manualEdit : nil,
        count: isFirst ? 1 : 0)
    }
  }

  /// Returns the ranges of the markers, or one range if only white space is between them: their deletions would overlap.
  private func marked(_ attribute: Range<Int>?, _ optional: Range<Int>?, in file: SourceFile) -> [Range<Int>] {
    guard let attribute, let optional, attribute.upperBound <= optional.lowerBound,
      file.bytes[attribute.upperBound..<optional.lowerBound].allSatisfy({ Character(UnicodeScalar($0)).isWhitespace })
    else { return [attribute, optional].compactMap { $0 } }
    return [attribute.lowerBound..<optional.upperBound]
  }

  /// Makes the results of the implementations in the folder optional, like that of the requirement.
  private func optionalResults(
    of requirement: DeclSyntax, of declaration: ProtocolDeclSyntax, in project: Project
  ) -> [Edit] {
    project.declarations.groups(conformingTo: declaration.name.text).flatMap { group in
      group.members.filter { $0.memberSignature == requirement.memberSignature }.compactMap { member in
        member.resultType.map { optionalEdit(of: $0, at: group.file) }
      }
    }
  }

  private func optionalEdit(of type: TypeSyntax, at index: Int) -> Edit {
    Edit(file: index, range: type.textRange, replacement: type.optional.trimmedDescription, count: 0)
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

/// The default implementation of a requirement that was optional.
private struct DefaultImplementation {
  /// The text, or nil if a person has to write it.
  private(set) var text: String?
  private(set) var manualEdit: String?
  /// The result type that has to become optional, so that nil means that there is no implementation.
  private(set) var newlyOptional: TypeSyntax?

  init(_ requirement: DeclSyntax, of declaration: ProtocolDeclSyntax, in project: Project) {
    let access = declaration.modifiers.access?.name.text == "public" ? "public " : ""
    if let function = requirement.as(FunctionDeclSyntax.self) {
      makeBody(function, access: access, project)
    } else if let variable = requirement.as(VariableDeclSyntax.self) {
      makeBody(variable, access: access, project)
    } else {
      manualEdit = "an optional requirement; write a default implementation in an extension of the protocol"
    }
  }

  private mutating func makeBody(_ function: FunctionDeclSyntax, access: String, _ project: Project) {
    var signature = function.with(\.attributes, []).with(\.modifiers, [])
    guard let type = function.signature.returnClause?.type, !type.isVoid else {
      text = "\(access)\(signature.trimmedDescription) {}"
      return
    }
    let fallback = Fallback.value(for: function, in: project)
    if type.isOptional || fallback != nil {
      text = "\(access)\(signature.trimmedDescription) { \(fallback ?? "nil") }"
    } else {
      makeOptional(type, of: DeclSyntax(function).memberSignature ?? function.name.text)
      signature.signature.returnClause?.type = type.optional
      text = "\(access)\(signature.trimmedDescription) { nil }"
    }
  }

  private mutating func makeBody(_ variable: VariableDeclSyntax, access: String, _ project: Project) {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else { return }
    let name = binding.pattern.trimmedDescription
    let isSettable = binding.accessorBlock?.description.contains("set") == true
    let fallback = type.isOptional ? nil : Fallback.value(ofProperty: name, in: project)
    if !type.isOptional, fallback == nil { makeOptional(type, of: name) }
    let value = fallback ?? "nil"
    let body = isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }"
    let result = type.isOptional || fallback != nil ? type : type.optional
    text = "\(access)var \(name): \(result.trimmedDescription) \(body)"
  }

  private mutating func makeOptional(_ type: TypeSyntax, of name: String) {
    newlyOptional = type
    manualEdit = "\(name) was optional: it is nil by default, and implementations elsewhere must have an Optional too"
  }
}

extension DeclSyntax {
  /// The type of a method's result or of a property if it is not optional.
  fileprivate var resultType: TypeSyntax? {
    let function = self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    let type = function ?? self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return type.flatMap { $0.isOptional ? nil : $0 }
  }
}
