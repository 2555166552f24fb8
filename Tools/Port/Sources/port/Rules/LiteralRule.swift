// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the literals that Xcode shows as a colour or an image by calls: `UIColor(red: …)`, `UIImage(named: …)!`.
struct LiteralRule: FileRule {
  let name = "literal"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(MacroExpansionExprSyntax.self).compactMap { macro in
      switch macro.macroName.text {
      case "colorLiteral":
        return Edit(file: index, range: macro.textRange, replacement: "UIColor(\(macro.arguments.trimmedDescription))")
      case "imageLiteral":
        guard let name = macro.arguments.first?.expression.trimmedDescription else { return nil }
        return Edit(file: index, range: macro.textRange, replacement: "UIImage(named: \(name))!")
      default: return nil
      }
    }
  }
}
