// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the question whether a delegate implements a method, `delegate.responds(to: #selector(MenuDelegate.open))`, by
/// true, because a requirement that it does not implement has a default implementation.
struct RespondsRule: FileRule {
  let name = "responds(to:)"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    let protocols = project.declarations.protocolNames
    return file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "responds", call.arguments.first?.label?.text == "to",
        let selector = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self)?.selectorArgument,
        let owner = selector.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
        protocols.contains(owner) || Self.isProtocolOfUIKit(owner)
      else { return nil }
      return Edit(file: index, range: call.textRange, replacement: answer(of: base))
    }
  }

  /// Returns an expression of the type that the question has: true, or for a chain `delegate?` an Optional.
  private func answer(of base: ExprSyntax) -> String {
    base.as(OptionalChainingExprSyntax.self).map { "\($0.expression.trimmedDescription).map { _ in true }" } ?? "true"
  }

  private static func isProtocolOfUIKit(_ name: String) -> Bool {
    let endings = ["DataSource", "DataSourcePrefetching", "Delegate", "DelegateFlowLayout", "Transitioning"]
    return name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
  }
}
