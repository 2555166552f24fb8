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
    let opened =
      origin.file == target.file
      ? OpenedDeclarations() : OpenedDeclarations(usedBy: members, at: origin.file, in: files)
    edits += opened.edits
    let manualEdit = manualEdit(moving: members, from: files[origin.file], to: files[target.file], opened)
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
        manualEdit: manualEdit, count: 0))
    return edits
  }

  /// Returns what remains to be done by hand after a move to another file, or nil.
  private func manualEdit(
    moving members: [MemberBlockItemSyntax], from origin: SourceFile, to target: SourceFile,
    _ opened: OpenedDeclarations
  ) -> String? {
    guard origin.path != target.path else { return nil }
    let imports = origin.imports.subtracting(target.imports).sorted()
    let tasks =
      (imports.isEmpty ? [] : ["import \(imports.joined(separator: ", "))"])
      + (opened.ambiguous.isEmpty ? [] : ["rename \(opened.ambiguous.joined(separator: ", ")), and make it internal"])
    return tasks.isEmpty ? nil : "moved here from \(origin.path); \(tasks.joined(separator: "; "))"
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

/// The private declarations of a file that members use which move to another file: they become internal.
private struct OpenedDeclarations {
  private(set) var edits: [Edit] = []
  /// The names that other files declare, too.
  private(set) var ambiguous: [String] = []

  init() {}

  init(usedBy members: [MemberBlockItemSyntax], at index: Int, in files: [SourceFile]) {
    let used = Set(members.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text))
    let moved = members.map(\.fullRange)
    for declaration in files[index].privateDeclarations where used.contains(declaration.name) {
      let range = declaration.access.textRange
      guard !moved.contains(where: { $0.overlaps(range) }) else { continue }
      let isElsewhere = files.indices.contains { $0 != index && files[$0].declares(declaration.name) }
      if isElsewhere && declaration.isGlobal {
        ambiguous.append(declaration.name)
      } else {
        edits.append(Edit(file: index, range: files[index].deletion(of: range), replacement: "", count: 0))
      }
    }
  }
}

extension SourceFile {
  fileprivate var imports: Set<String> { Set(all(ImportDeclSyntax.self).map(\.path.trimmedDescription)) }

  /// The private functions and properties, and whether they are global ones.
  fileprivate var privateDeclarations: [(name: String, access: DeclModifierSyntax, isGlobal: Bool)] {
    let functions = all(FunctionDeclSyntax.self).map { ($0.name.text, $0.modifiers, Syntax($0)) }
    let variables = all(VariableDeclSyntax.self).flatMap { variable in
      variable.bindings.map { ($0.pattern.trimmedDescription, variable.modifiers, Syntax(variable)) }
    }
    return (functions + variables).compactMap { name, modifiers, node in
      guard let access = modifiers.access, ["private", "fileprivate"].contains(access.name.text) else { return nil }
      return (name, access, !node.ancestors.contains { $0.isProtocol(DeclGroupSyntax.self) })
    }
  }

  fileprivate func declares(_ name: String) -> Bool {
    all(FunctionDeclSyntax.self).contains { $0.name.text == name }
      || all(IdentifierPatternSyntax.self).contains { $0.identifier.text == name }
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
