// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Gives a property that Core Data or Core Animation stored, `@NSManaged var progress: CGFloat`, a value of its own: zero
/// for a number or a geometry, and otherwise nil, which makes the type an Optional.
struct ManagedPropertyRule: FileRule {
  let name = "@NSManaged"

  private static let defaults: [String: String] = {
    let numbers = ["CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "TimeInterval", "UInt"]
    let geometries = [
      "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset",
    ]
    var defaults = ["Bool": "false", "CGAffineTransform": ".identity", "String": "\"\""]
    defaults.merge(numbers.map { ($0, "0") }) { $1 }
    defaults.merge(geometries.map { ($0, ".zero") }) { old, _ in old }
    return defaults
  }()

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(VariableDeclSyntax.self).filter { $0.attributes.attribute(named: "NSManaged") != nil }.flatMap {
      $0.bindings.compactMap { edit(of: $0, at: index) }
    }
  }

  private func edit(of binding: PatternBindingSyntax, at index: Int) -> Edit? {
    guard let type = binding.typeAnnotation?.type, binding.initializer == nil, binding.accessorBlock == nil,
      !type.isOptional
    else { return nil }
    if let value = Self.defaults[type.trimmedDescription] {
      let end = type.textRange.upperBound
      return Edit(file: index, range: end..<end, replacement: " = \(value)")
    }
    return Edit(file: index, range: type.textRange, replacement: type.optional.trimmedDescription)
  }
}
