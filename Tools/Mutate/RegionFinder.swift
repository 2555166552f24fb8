// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Finds the regions of a file, and the edits of each.
enum RegionFinder {
  /// Calls whose arguments are not mutated: messages to a programmer are not behaviour.
  private static let diagnostics: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure", "print", "require", "warn",
  ]

  static func regions(in file: SourceFileSyntax) -> [Region] { content(of: Syntax(file)).inner }

  /// Returns the edits and regions in `node`. Edits in an inner region belong to that region.
  private static func content(of node: Syntax) -> (edits: [Edit], inner: [Region]) {
    guard !isLeftAlone(node) else { return ([], []) }
    var found = (edits: edits(of: node), inner: [Region]())
    for child in node.children(viewMode: .sourceAccurate) {
      let below = content(of: child)
      found.edits += below.edits
      found.inner += below.inner
    }
    guard let form = form(of: node), !found.edits.isEmpty || !found.inner.isEmpty else { return found }
    return ([], [Region(range: node.textRange, form: form, edits: found.edits, inner: found.inner)])
  }

  private static func edits(of node: Syntax) -> [Edit] {
    var edits: [Edit] = []
    if let element = node.parent?.as(ConditionElementSyntax.self) { edits = Edits.of(element) }
    switch node.as(SyntaxEnum.self) {
    case .infixOperatorExpr(let infix): edits += Edits.of(infix)
    case .prefixOperatorExpr(let prefix): edits += Edits.of(prefix)
    case .integerLiteralExpr(let literal): edits += Edits.of(literal)
    case .floatLiteralExpr(let literal): edits += Edits.of(literal)
    case .booleanLiteralExpr(let literal): edits += Edits.of(literal)
    case .functionCallExpr(let call): edits += Edits.of(call)
    default: break
    }
    return edits
  }

  private static func form(of node: Syntax) -> Region.Form? {
    guard node.is(ExprSyntax.self), !node.is(IfExprSyntax.self), !node.is(SwitchExprSyntax.self) else { return nil }
    switch node.parent?.kind {
    case .codeBlockItem, .returnStmt: return .branches
    case .initializerClause:
      return node.parent?.parent?.is(PatternBindingSyntax.self) == true ? .branches : .ternary
    case .conditionElement, .whereClause, .forStmt, .repeatStmt, .switchExpr: return .ternary
    default: return nil
    }
  }

  private static func isLeftAlone(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .attributeList, .enumCaseElement, .expressionPattern, .operatorDecl, .stringLiteralExpr: true
    case .functionCallExpr(let call):
      call.calledExpression.as(DeclReferenceExprSyntax.self).map { diagnostics.contains($0.baseName.text) } ?? false
    default: false
    }
  }
}
