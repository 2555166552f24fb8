// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Removes `override` from `awakeFromNib()` and `prepareForInterfaceBuilder()`, because there are no nibs.
struct InterfaceBuilderRule: FileRule {
  let name = "override for nibs"

  private static let manualEdits = [
    "awakeFromNib": "nothing is loaded from a nib, so this is not called; do it in an initialiser",
    "prepareForInterfaceBuilder": "Interface Builder does not call this; remove it",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionDeclSyntax.self).flatMap { function -> [Edit] in
      guard let manualEdit = Self.manualEdits[function.name.text],
        let modifier = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
      else { return [] }
      let calls =
        function.body?.statements.filter { $0.item.trimmedDescription == "super.\(function.name.text)()" } ?? []
      return [
        Edit(file: index, range: file.deletion(of: modifier.textRange), replacement: "", manualEdit: manualEdit)
      ] + calls.map { Edit(file: index, range: file.deletion(of: $0.textRange), replacement: "", count: 0) }
    }
  }
}
