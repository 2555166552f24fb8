// SPDX-License-Identifier: MIT
import SwiftSyntax

extension TypeSyntax {
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }

  var optional: TypeSyntax {
    let needsParentheses = [.someOrAnyType, .functionType, .compositionType].contains(kind)
    let inParentheses = TupleTypeSyntax(elements: [TupleTypeElementSyntax(type: trimmed)])
    return TypeSyntax(OptionalTypeSyntax(wrappedType: needsParentheses ? TypeSyntax(inParentheses) : trimmed))
  }
}
