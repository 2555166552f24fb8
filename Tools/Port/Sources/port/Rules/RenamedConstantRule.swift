// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Renames the global constants that became members of types after Swift 3, such as `kCAFillModeBoth`, which is
/// `CAMediaTimingFillMode.both`, and those of C that Linux does not have.
struct RenamedConstantRule: FileRule {
  let name = "renamed constant"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(DeclReferenceExprSyntax.self).compactMap { reference in
      guard !reference.isMemberName, let constant = renamedConstants[reference.baseName.text] else { return nil }
      return Edit(file: index, range: reference.textRange, replacement: constant)
    }
  }
}
