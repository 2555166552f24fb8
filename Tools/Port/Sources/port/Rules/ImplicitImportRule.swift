// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Adds an import of UIKit to a file that uses UIKit without importing it. In a framework project of Xcode, the header
/// of the framework imports it for all files.
struct ImplicitImportRule: FileRule {
  let name = "missing import"

  /// The prefixes of the names of Apple's types.
  private static let prefixes = ["CA", "CG", "NS", "UI"]
  private static let otherNames: Set = [
    "CFTimeInterval", "Selector", "TimeInterval", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_setAssociatedObject",
  ]
  /// The names that `import Foundation` provides, besides those that begin with NS.
  private static let namesOfFoundation: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let modules = Set(file.all(ImportDeclSyntax.self).compactMap { $0.path.first?.name.text })
    guard !modules.contains("UIKit"), let start = file.importOffset else { return [] }
    let names = file.usedNames.filter { Self.isOfApple($0) && !project.declarations.typeNames.contains($0) }
    let missing = names.filter { !(modules.contains("Foundation") && Self.isOfFoundation($0)) }
    guard !missing.isEmpty else { return [] }
    let text = modules.isEmpty ? "import UIKit\n\n" : "import UIKit\n"
    return [Edit(file: index, range: start..<start, replacement: text)]
  }

  private static func isOfApple(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    let isPrefixed = prefixes.contains { name.hasPrefix($0) } && rest.first?.isUppercase == true
    return otherNames.contains(name) || isPrefixed && rest.contains(where: \.isLowercase)
  }

  /// The types that begin with NS and are Passage's, because Foundation on Linux has none of that name.
  private static let namesOfPassage: Set = [
    "NSDiffableDataSourceSnapshot", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSHashTable", "NSInteger",
    "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSLineBreakMode", "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow",
    "NSStringDrawingContext", "NSStringDrawingOptions", "NSTextAlignment", "NSTextAttachment", "NSTextTab",
    "NSUInteger", "NSUnderlineStyle", "NSWritingDirection",
  ]

  private static func isOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("NS") && !namesOfPassage.contains(name) || namesOfFoundation.contains(name)
  }
}

extension SourceFile {
  /// The names of types, and of declarations that may be types.
  var usedNames: [String] { typeTokens.map(\.text) }

  /// Where they are used.
  var typeTokens: [TokenSyntax] {
    all(IdentifierTypeSyntax.self).map(\.name)
      + all(DeclReferenceExprSyntax.self).filter { !$0.isMemberName }.map(\.baseName)
  }

  /// The offset at which an import can be inserted: before the first import outside of `#if`, or before the first
  /// statement and its comment.
  fileprivate var importOffset: Int? {
    let items = tree.statements
    guard let first = items.first(where: { $0.item.is(ImportDeclSyntax.self) }) ?? items.first else { return nil }
    guard !first.item.is(ImportDeclSyntax.self) else { return first.textRange.lowerBound }
    let comments = bytes[first.position.utf8Offset..<first.textRange.lowerBound]
    let lines = comments.indices.filter { comments[$0] == newline }
    // A comment above a blank line belongs to the file, and one below to the statement.
    if let blank = lines.dropLast().lastIndex(where: { isBlank(lineAt: $0 + 1) }) { return lines[blank + 1] + 1 }
    let isDocumented = first.leadingTrivia.contains { $0.isDocumentation }
    return isDocumented ? first.position.utf8Offset : first.textRange.lowerBound
  }
}

extension TriviaPiece {
  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
