// SPDX-License-Identifier: MIT
import SwiftSyntax

extension DeclSyntax {
  var isOverride: Bool { asProtocol(WithModifiersSyntax.self)?.modifiers.contains(.override) == true }

  /// The name with its argument labels.
  var memberSignature: String? {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return "\(function.name.text)(\(labels.joined()))"
    case .variableDecl(let variable): return variable.bindings.first?.pattern.trimmedDescription
    default: return nil
    }
  }
}
