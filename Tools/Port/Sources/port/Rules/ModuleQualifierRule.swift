// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the names of modules that only Apple's platforms have where they qualify a declaration:
/// `Darwin.sqrt(2)` is `Foundation.sqrt(2)`.
struct ModuleQualifierRule: FileRule {
  let name = "module qualifier"

  /// The modules that provide the declarations here, by the names of those that do on iOS.
  private static let modules = ["Darwin": "Foundation", "ObjectiveC": "UIKit"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let expressions = file.all(MemberAccessExprSyntax.self).compactMap {
      $0.base?.as(DeclReferenceExprSyntax.self)?.baseName
    }
    let types = file.all(MemberTypeSyntax.self).compactMap { $0.baseType.as(IdentifierTypeSyntax.self)?.name }
    return (expressions + types).compactMap { qualifier in
      Self.modules[qualifier.text].map { Edit(file: index, range: qualifier.textRange, replacement: $0) }
    }
  }
}
