// SPDX-License-Identifier: MIT
import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether the clause is compiled only before Swift 5, as after `#else` of `#if swift(>=4.2)`.
  var isForOlderSwift: Bool {
    if let version = condition?.versionTest, version.isBefore, version.number <= 5 { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    let earlier = clauses.prefix { $0.id != id }.compactMap { $0.condition?.versionTest }
    return earlier.contains { !$0.isBefore && $0.number <= 5 }
  }

  /// Whether the clause is in the condition of a file that is left out.
  var isNeverOnLinux: Bool { LeftOutFileRule.conditions.contains(condition?.trimmedDescription ?? "") }
}

extension ExprSyntax {
  /// The operator and the number of `swift(>=5.0)` or `swift(<5.0)`, if the condition is nothing else.
  fileprivate var versionTest: (isBefore: Bool, number: Double)? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      ["swift", "compiler"].contains(call.calledExpression.trimmedDescription),
      let test = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self)
    else { return nil }
    let components = test.expression.trimmedDescription.split(separator: ".").prefix(2).joined(separator: ".")
    return Double(components).map { (test.operator.text == "<", $0) }
  }
}
