// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The value that all callers use if an optional requirement is not implemented.
enum Fallback {
  /// Returns the value if it is a constant and no caller uses another one or none.
  static func value(for method: FunctionDeclSyntax, in project: Project) -> String? {
    let name = DeclSyntax(method).memberSignature
    let calls = project.files.flatMap { $0.all(FunctionCallExprSyntax.self) }.filter { $0.methodSignature == name }
    let guards = project.files.flatMap { $0.all(GuardStmtSyntax.self) }.filter { $0.testedMethod == name }
    let values = Set(calls.map { value(after: $0) } + guards.map { value(of: $0) })
    return values.count == 1 ? values.first ?? nil : nil
  }

  /// The same for a property, as in `delegate?.isEnabled ?? true`.
  static func value(ofProperty name: String, in project: Project) -> String? {
    let uses = project.files.flatMap { $0.all(OptionalChainingExprSyntax.self) }.compactMap { chain in
      chain.parent?.as(MemberAccessExprSyntax.self)
    }.filter { $0.declName.baseName.text == name }
    let values = Set(uses.map { value(after: $0) })
    return values.count == 1 ? values.first ?? nil : nil
  }

  /// Returns the value after `??`, as in `delegate?.size(of: self) ?? .zero`.
  private static func value(after expression: some ExprSyntaxProtocol) -> String? {
    guard let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init),
      let position = elements.firstIndex(where: { $0.id == expression.id }), position + 2 < elements.count,
      elements[position + 1].trimmedDescription == "??"
    else { return nil }
    return constant(elements[position + 2])
  }

  /// Returns the value in `guard let ask = delegate?.shouldOpen(_:) else { return true }`.
  private static func value(of statement: GuardStmtSyntax) -> String? {
    guard let first = statement.body.statements.first, statement.body.statements.count == 1 else { return nil }
    return first.item.as(ReturnStmtSyntax.self)?.expression.flatMap(constant)
  }

  private static func constant(_ expression: ExprSyntax) -> String? {
    expression.isConstant ? expression.trimmedDescription : nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method with its argument labels.
  fileprivate var methodSignature: String? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }
    return "\(member.declName.baseName.text)(\(labels.joined()))"
  }
}

extension GuardStmtSyntax {
  /// The method in the only condition, as in `guard let ask = delegate?.shouldOpen(_:) else { … }`.
  fileprivate var testedMethod: String? {
    guard conditions.count == 1, case .optionalBinding(let binding) = conditions.first?.condition,
      let method = binding.initializer?.value.as(MemberAccessExprSyntax.self)?.declName, method.argumentNames != nil
    else { return nil }
    return method.trimmedDescription
  }
}

extension ExprSyntax {
  /// Whether the expression is a literal or a member of its type, such as `.zero`.
  fileprivate var isConstant: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr, .stringLiteralExpr: true
    case .memberAccessExpr(let member): member.base == nil || member.base?.trimmedDescription.first?.isUppercase == true
    default: false
    }
  }
}
