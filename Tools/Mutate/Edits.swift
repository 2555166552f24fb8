// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The changes that mutation testing makes to an operator or a constant, depending on its syntax.
enum Edits {
  private static let operators: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    "&&": ["||"], "||": ["&&"],
  ]
  /// The operands that can replace the whole expression: the tests may not notice that a condition is missing.
  private static let operands: [String: (left: Bool, right: Bool)] = [
    "&&": (true, true), "||": (true, true), "??": (false, true),
  ]
  private static let functions = ["min": "max", "max": "min"]

  static func of(_ infix: InfixOperatorExprSyntax) -> [Edit] {
    guard let operation = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return [] }
    let name = operation.text
    var edits = (operators[name] ?? []).map {
      Edit(range: operation.textRange, replacement: $0, change: "`\(name)` → `\($0)`")
    }
    let kept = operands[name]
    if kept?.left == true { edits.append(keep(infix.leftOperand, of: infix, "`\(name)` → left operand")) }
    if kept?.right == true { edits.append(keep(infix.rightOperand, of: infix, "`\(name)` → right operand")) }
    return edits
  }

  static func of(_ prefix: PrefixOperatorExprSyntax) -> [Edit] {
    let name = prefix.operator.text
    guard name == "!" || name == "-" else { return [] }
    return [Edit(range: prefix.operator.textRange, replacement: "", change: "`\(name)` removed")]
  }

  static func of(_ literal: IntegerLiteralExprSyntax) -> [Edit] {
    guard let value = Int(literal.literal.text.replacing("_", with: "")) else { return [] }
    return [constant(literal, value == 1 ? "0" : "\(value + 1)")]
  }

  static func of(_ literal: FloatLiteralExprSyntax) -> [Edit] {
    guard let value = Double(literal.literal.text.replacing("_", with: "")) else { return [] }
    return [constant(literal, value == 0 ? "1.0" : "\(value * 2)")]
  }

  static func of(_ literal: BooleanLiteralExprSyntax) -> [Edit] {
    [constant(literal, literal.literal.text == "true" ? "false" : "true")]
  }

  static func of(_ call: FunctionCallExprSyntax) -> [Edit] {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let other = functions[name.text]
    else { return [] }
    return [Edit(range: name.textRange, replacement: other, change: "`\(name.text)` → `\(other)`")]
  }

  /// Replaces one of several conditions by `true`, because the commas between them are operators too.
  static func of(_ condition: ConditionElementSyntax) -> [Edit] {
    guard condition.parent?.as(ConditionElementListSyntax.self)?.count ?? 0 > 1,
      case .expression(let expression) = condition.condition
    else { return [] }
    return [Edit(range: expression.textRange, replacement: "true", change: "`\(expression.trimmed)` left out")]
  }

  private static func constant(_ literal: some ExprSyntaxProtocol, _ replacement: String) -> Edit {
    Edit(range: literal.textRange, replacement: replacement, change: "`\(literal.trimmed)` → `\(replacement)`")
  }

  private static func keep(_ operand: ExprSyntax, of infix: InfixOperatorExprSyntax, _ change: String) -> Edit {
    Edit(range: infix.textRange, replacement: operand.trimmedDescription, change: change)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 range of the text, without surrounding white space and comments.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
