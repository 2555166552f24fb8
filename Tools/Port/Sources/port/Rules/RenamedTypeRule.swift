// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Renames the types that were renamed after Swift 3: `UIControlState` is `UIControl.State`.
struct RenamedTypeRule: FileRule {
  let name = "renamed type"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let tokens =
      file.all(IdentifierTypeSyntax.self).map(\.name)
      + file.all(DeclReferenceExprSyntax.self).filter { !$0.isMemberName }.map(\.baseName)
    return tokens.compactMap { token in
      guard let type = renamedTypes[token.text], !project.declarations.typeNames.contains(token.text) else {
        return nil
      }
      return Edit(file: index, range: token.textRange, replacement: type)
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name follows a period.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
