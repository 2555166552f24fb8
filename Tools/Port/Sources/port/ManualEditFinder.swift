// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Finds constructs that the rules do not rewrite and a person has to.
enum ManualEditFinder {
  static func manualEdits(in project: Project) -> [ManualEdit] {
    let inFiles = project.files.enumerated().flatMap { index, file in
      finds(in: file).map { ManualEdit(file: index, offset: $0.range.lowerBound, message: $0.message) }
    }
    return inFiles + overrides(of: project.declarations) + missingTypes(in: project)
  }

  /// Finds the names of types of Apple's that Passage does not have.
  private static func missingTypes(in project: Project) -> [ManualEdit] {
    guard let known = project.knownNames else { return [] }
    return project.files.enumerated().flatMap { index, file in
      file.typeTokens.filter { token in
        known.lacks(token.text) && !project.declarations.typeNames.contains(token.text)
          && manualNames[token.text] == nil
      }.map { token in
        ManualEdit(
          file: index, offset: token.textRange.lowerBound,
          message: "Passage has no \(token.text); do without it, or declare what is used of it")
      }
    }
  }

  /// Classes that many others inherit from, perhaps through a class that is not in the files.
  private static let baseClasses: Set = [
    "NSObject", "UIControl", "UIResponder", "UIScrollView", "UIView", "UIViewController",
  ]

  /// Finds overrides of members that the files add to a class of another module.
  private static func overrides(of declarations: Declarations) -> [ManualEdit] {
    declarations.groups.filter { declarations.typeNames.contains($0.name) }.flatMap { group -> [ManualEdit] in
      guard let root = declarations.foreignSuperclass(of: group.name) else { return [] }
      let extensions = declarations.groups.filter {
        $0.isExtension
          && ($0.name == root || baseClasses.contains($0.name) && !declarations.typeNames.contains($0.name))
      }
      let added = Set(extensions.flatMap(\.members).filter { !$0.isOverride }.compactMap(\.memberSignature))
      return group.members.filter { $0.isOverride && added.contains($0.memberSignature ?? "") }.map { member in
        ManualEdit(
          file: group.file, offset: member.textRange.lowerBound,
          message: "Swift does not override what an extension adds to a class of another module; give it another name")
      }
    }
  }

  private typealias Find = (range: Range<Int>, message: String)

  private static func finds(in file: SourceFile) -> [Find] {
    let finders = [names, members, uncalled, delegates, initializers, rest]
    return finders.flatMap { $0(file) }
  }

  /// Finds constructs that a name alone identifies.
  private static func names(in file: SourceFile) -> [Find] {
    let tokens =
      file.all(IdentifierTypeSyntax.self).map(\.name) + file.all(DeclReferenceExprSyntax.self).map(\.baseName)
    return tokens.compactMap { token in manualNames[token.text].map { (token.textRange, $0) } }
  }

  /// Finds constructs that a name and an argument label identify.
  private static func members(in file: SourceFile) -> [Find] {
    let uses = file.all(DeclReferenceExprSyntax.self).map { reference in
      (reference.baseName, reference.call?.arguments.compactMap { $0.label?.text }.first)
    }
    let declarations = file.all(FunctionDeclSyntax.self).map { function in
      (function.name, function.signature.parameterClause.parameters.map(\.firstName.text).first { $0 != "_" })
    }
    return (uses + declarations).compactMap { name, label in
      label.flatMap { manualCalls["\(name.text)(\($0):)"] }.map { (name.textRange, $0) }
    }
  }

  /// Finds implementations of optional requirements that do not exist, in types and their extensions.
  private static func uncalled(in file: SourceFile) -> [Find] {
    file.all(FunctionDeclSyntax.self).filter(\.isMemberOfAClass).compactMap { function in
      function.signatures.lazy.compactMap { uncalledMethods[$0] }.first.map { (function.name.textRange, $0) }
    }
  }

  /// Finds delegates of type `AnyObject`, whose methods Objective-C finds by name.
  private static func delegates(in file: SourceFile) -> [Find] {
    file.all(PatternBindingSyntax.self).filter { binding in
      let name = binding.pattern.trimmedDescription.lowercased()
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      return ["AnyObject", "AnyObject?", "AnyObject!"].contains(type)
        && (name.hasSuffix("delegate") || name.hasSuffix("datasource"))
    }.map { ($0.textRange, "AnyObject has no members on Linux; declare the delegate with its protocol") }
  }

  /// Finds calls of an initialiser of a type that is known only at run time, such as `cellClass.init(frame: .zero)`.
  private static func initializers(in file: SourceFile) -> [Find] {
    file.all(MemberAccessExprSyntax.self).filter { member in
      let base = member.base?.trimmedDescription ?? ""
      let isSelf = base == "self" || base == "super"
      return member.declName.baseName.tokenKind == .keyword(.`init`) && base.first?.isLowercase == true && !isSelf
        && base.wholeMatch(of: /[A-Za-z0-9_.]+/) != nil
    }.map {
      ($0.textRange, "the initialiser of a type that is known only at run time; it must be required in its class")
    }
  }

  /// Finds constructs that a rule could not rewrite.
  private static func rest(in file: SourceFile) -> [Find] {
    let selectors = file.all(MacroExpansionExprSyntax.self).filter { $0.selectorArgument != nil }
    let optional = file.all(DeclModifierSyntax.self).filter { $0.name.tokenKind == .keyword(.optional) }
    let overrides = file.all(DeclModifierSyntax.self).filter {
      $0.name.tokenKind == .keyword(.override) && $0.isInExtension
    }
    return selectors.map {
      ($0.textRange, "a selector whose class is not clear; name it, as in `UIView.layoutSubviews`")
    }
      + optional.map { ($0.textRange, "an optional requirement; write a default implementation") }
      + overrides.map { ($0.textRange, "Swift does not override in an extension; move it into a class of your own") }
  }
}

extension FunctionDeclSyntax {
  /// The name with the labels of the parameters, and the same with the type of the last parameter.
  fileprivate var signatures: [String] {
    let parameters = signature.parameterClause.parameters
    let signature = "\(name.text)(\(parameters.map { "\($0.firstName.text):" }.joined()))"
    return [signature] + (parameters.last.map { [signature + $0.type.trimmedDescription] } ?? [])
  }

  /// Whether the function is in a class or an extension, and not in a protocol.
  fileprivate var isMemberOfAClass: Bool {
    guard let group = ancestors.first(where: { $0.isProtocol(DeclGroupSyntax.self) }) else { return false }
    return group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
  }
}

extension DeclModifierSyntax {
  /// Whether the declaration is a member of an extension.
  fileprivate var isInExtension: Bool {
    ancestors.first { $0.isProtocol(DeclGroupSyntax.self) }?.is(ExtensionDeclSyntax.self) == true
  }
}
