// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Removes `dynamic`, because there is no Objective-C runtime that could replace or observe the declaration.
struct DynamicRule: FileRule {
  let name = "dynamic"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(DeclModifierSyntax.self).filter { $0.name.tokenKind == .keyword(.dynamic) }.map { modifier in
      Edit(file: index, range: file.deletion(of: modifier.textRange), replacement: "")
    }
  }
}
