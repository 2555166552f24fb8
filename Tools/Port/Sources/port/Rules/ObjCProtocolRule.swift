// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Adds `AnyObject` to an `@objc` protocol, to which only classes can conform, when the attribute is removed.
struct ObjCProtocolRule: FileRule {
  let name = "@objc protocol"

  private static let classProtocols: Set = ["AnyObject", "class", "NSObjectProtocol"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(ProtocolDeclSyntax.self).flatMap { declaration -> [Edit] in
      guard let attribute = declaration.attributes.attribute(named: "objc") else { return [] }
      let removal = Edit(
        file: index, range: file.deletion(of: attribute.textRange), replacement: "")
      return [removal] + restriction(of: declaration, at: index)
    }
  }

  private func restriction(of declaration: ProtocolDeclSyntax, at index: Int) -> [Edit] {
    guard let inherited = declaration.inheritanceClause?.inheritedTypes, let first = inherited.first else {
      let end = declaration.name.textRange.upperBound
      return [Edit(file: index, range: end..<end, replacement: ": AnyObject", count: 0)]
    }
    guard !inherited.contains(where: { Self.classProtocols.contains($0.type.trimmedDescription) }) else { return [] }
    let start = first.textRange.lowerBound
    return [Edit(file: index, range: start..<start, replacement: "AnyObject, ", count: 0)]
  }
}

extension AttributeListSyntax {
  func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }
}
