// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Moves an override in an extension into the class, and also a member of an extension that a subclass overrides. Swift
/// allows neither without Objective-C.
struct ExtensionOverrideRule: Rule {
  let name = "override in extension"

  func edits(in project: Project) -> [Edit] {
    let overridden = OverriddenMembers(project.declarations)
    return project.declarations.extensions.flatMap { located -> [Edit] in
      let moved = Array(located.node.memberBlock.members).filter { member in
        member.decl.isOverride || overridden.contains(member.decl, of: located.node.extendedType.trimmedDescription)
      }
      return moved.isEmpty ? [] : move(moved, of: located, in: project)
    }
  }

  private typealias Located = Declarations.Located

  private func move(
    _ members: [MemberBlockItemSyntax], of origin: Located<ExtensionDeclSyntax>, in project: Project
  ) -> [Edit] {
    let name = origin.node.extendedType.trimmedDescription
    guard origin.node.genericWhereClause == nil, let target = project.declarations.onlyClass(name),
      origin.node.conditions.isSubset(of: target.node.conditions)
    else { return [] }
    let files = project.files
    var edits = removals(of: members, from: origin, in: files[origin.file])
    let crossesFiles = origin.file != target.file
    let manualEdit = "moved here from \(files[origin.file].path); make what it uses there internal, and import the same"
    let end = target.node.memberBlock.rightBrace.position.utf8Offset
    let column = target.node.memberBlock.members.last.map {
      files[target.file].indentation(at: $0.decl.textRange.lowerBound)
    }
    let texts = members.map { member in
      let own = files[origin.file].indentation(at: member.decl.textRange.lowerBound)
      return text(of: member, access: origin.node.modifiers.access, from: own, to: column ?? own)
    }
    let before = target.node.memberBlock.members.isEmpty ? "\n" : "\n\n"
    let after = target.node.memberBlock.rightBrace.leadingTrivia.description.contains(where: \.isNewline) ? "" : "\n"
    edits.append(
      Edit(
        file: target.file, range: end..<end, replacement: before + texts.joined(separator: "\n\n") + after,
        manualEdit: crossesFiles ? manualEdit : nil, count: 0))
    return edits
  }

  /// Removes the members, or the extension if it has no others.
  private func removals(
    of members: [MemberBlockItemSyntax], from origin: Located<ExtensionDeclSyntax>, in file: SourceFile
  ) -> [Edit] {
    let isEmptied = members.count == origin.node.memberBlock.members.count && origin.node.inheritanceClause == nil
    guard isEmptied else { return members.map { Edit(file: origin.file, range: $0.fullRange, replacement: "") } }
    let whole = file.deletion(of: origin.node.textRange)
    return [Edit(file: origin.file, range: whole, replacement: "", count: members.count)]
  }

  /// Returns the member's text from its first line on, with the access level of the extension.
  private func text(
    of member: MemberBlockItemSyntax, access: DeclModifierSyntax?, from own: String, to column: String
  ) -> String {
    var text = member.description
    if let access, member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.access == nil {
      let offset = member.decl.keywordOffset - member.position.utf8Offset
      let word = access.name.text == "private" ? "fileprivate" : access.name.text
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      text.insert(contentsOf: "\(word) ", at: index)
    }
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let written = lines.drop { $0.allSatisfy(\.isWhitespace) }
    return written.map { $0.hasPrefix(own) ? column + $0.dropFirst(own.count) : String($0) }.joined(separator: "\n")
  }
}

extension SyntaxProtocol {
  /// The conditions of `#if` under which the code is compiled.
  fileprivate var conditions: Set<String> {
    Set(ancestors.compactMap { $0.as(IfConfigClauseSyntax.self) }.map { $0.condition?.trimmedDescription ?? "else" })
  }
}

/// The members that subclasses override, by class and signature.
private struct OverriddenMembers {
  private var signatures: [String: Set<String>] = [:]

  init(_ declarations: Declarations) {
    for located in declarations.classes.values.joined() {
      let extensions = declarations.extensions.filter {
        $0.node.extendedType.trimmedDescription == located.node.qualifiedName
      }
      let members = ([located.node.memberBlock] + extensions.map(\.node.memberBlock)).flatMap(\.members)
      let overrides = members.filter(\.decl.isOverride).compactMap(\.decl.memberSignature)
      var superclass = located.node.superclassName
      var seen: Set<String> = []
      while let name = superclass, let parent = declarations.onlyClass(name), seen.insert(name).inserted {
        signatures[name, default: []].formUnion(overrides)
        superclass = parent.node.superclassName
      }
    }
  }

  func contains(_ member: DeclSyntax, of type: String) -> Bool {
    guard let signature = member.memberSignature else { return false }
    return signatures[type]?.contains(signature) == true
  }
}

extension DeclSyntax {
  /// The offset of the first modifier, or of the keyword if there is none.
  fileprivate var keywordOffset: Int {
    let modifiers = asProtocol(WithModifiersSyntax.self)?.modifiers.first?.textRange.lowerBound
    if let modifiers { return modifiers }
    let attributes = asProtocol(WithAttributesSyntax.self)?.attributes
    guard let last = attributes?.last else { return textRange.lowerBound }
    return last.nextToken(viewMode: .sourceAccurate)?.textRange.lowerBound ?? textRange.lowerBound
  }
}
