// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Renames the methods and properties that were renamed after Swift 3, both uses and overrides:
/// `addChildViewController(_:)` is `addChild(_:)`.
struct RenamedMethodRule: FileRule {
  let name = "renamed method"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    uses(in: file, at: index) + overrides(in: file, at: index)
  }

  private func uses(in file: SourceFile, at index: Int) -> [Edit] {
    let variables = Set(file.all(IdentifierPatternSyntax.self).map(\.identifier.text))
    return file.all(DeclReferenceExprSyntax.self).flatMap { reference -> [Edit] in
      let name = reference.baseName
      if let property = renamedProperties[name.text] {
        // The name may be that of a variable.
        guard reference.isMemberName || !variables.contains(name.text) else { return [] }
        return [Edit(file: index, range: name.textRange, replacement: property)]
      }
      guard let call = reference.call else { return [] }
      let labels = call.arguments.map { $0.label?.text }
      guard let renamed = renamedMethods.first(where: { $0.name == name.text && $0.labels == labels }) else {
        return []
      }
      return edits(name, call.arguments.map { ArgumentLabel($0) }, to: renamed, at: index)
    }
  }

  private func overrides(in file: SourceFile, at index: Int) -> [Edit] {
    let properties = file.all(VariableDeclSyntax.self).filter { $0.modifiers.contains(.override) }
    let names = properties.flatMap(\.bindings).compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    let methods = file.all(FunctionDeclSyntax.self).filter { $0.modifiers.contains(.override) }
    return names.compactMap { name in
      renamedProperties[name.text].map { Edit(file: index, range: name.textRange, replacement: $0) }
    }
      + methods.flatMap { method -> [Edit] in
        let parameters = method.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        guard let renamed = renamedMethods.first(where: { $0.name == method.name.text && $0.labels == labels }) else {
          return []
        }
        return edits(method.name, parameters.map { ArgumentLabel($0) }, to: renamed, at: index)
      }
  }

  private func edits(
    _ name: TokenSyntax, _ labels: [ArgumentLabel], to renamed: RenamedMethod, at index: Int
  ) -> [Edit] {
    let changed = zip(labels, renamed.newLabels).filter { $0.text($1) != $0.old }
    return [Edit(file: index, range: name.textRange, replacement: renamed.newName)]
      + changed.map { Edit(file: index, range: $0.range, replacement: $0.text($1), count: 0) }
  }
}

/// The label of an argument or a parameter, and the text of another label in its place.
private struct ArgumentLabel {
  let range: Range<Int>
  let old: String
  let text: (String?) -> String

  init(_ argument: LabeledExprSyntax) {
    let start = argument.textRange.lowerBound
    range = start..<argument.expression.textRange.lowerBound
    old = argument.label.map { "\($0.text): " } ?? ""
    text = { $0.map { "\($0): " } ?? "" }
  }

  init(_ parameter: FunctionParameterSyntax) {
    let internalName = (parameter.secondName ?? parameter.firstName).text
    range =
      parameter.firstName.textRange.lowerBound..<(parameter.secondName ?? parameter.firstName).textRange.upperBound
    old = parameter.firstName.text + (parameter.secondName.map { " \($0.text)" } ?? "")
    text = { $0 == internalName ? internalName : "\($0 ?? "_") \(internalName)" }
  }
}

extension DeclReferenceExprSyntax {
  /// The call of the function or method that the expression names.
  var call: FunctionCallExprSyntax? {
    let callee = isMemberName ? parent.map { Syntax($0) } : Syntax(self)
    guard let call = callee?.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == callee else {
      return nil
    }
    return call
  }
}
