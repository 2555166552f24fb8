// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `#keyPath(CALayer.position)` by the string `"position"`.
struct KeyPathRule: FileRule {
  let name = "#keyPath"

  /// The properties that have another name in Objective-C, which Core Animation uses.
  private static let renamed = [
    "isDoubleSided": "doubleSided", "isEnabled": "enabled", "isGeometryFlipped": "geometryFlipped",
    "isHidden": "hidden", "isHighlighted": "highlighted", "isOpaque": "opaque", "isSelected": "selected",
    "isUserInteractionEnabled": "userInteractionEnabled",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(MacroExpansionExprSyntax.self).compactMap { macro in
      guard macro.macroName.text == "keyPath", let path = macro.arguments.first?.expression else { return nil }
      return Edit(file: index, range: macro.textRange, replacement: "\"\(Self.string(of: path))\"")
    }
  }

  private static func string(of path: ExprSyntax) -> String {
    let names = path.trimmedDescription.split(separator: ".").map {
      $0.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let properties = names.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
    return properties.map { renamed[$0] ?? $0 }.joined(separator: ".")
  }
}
