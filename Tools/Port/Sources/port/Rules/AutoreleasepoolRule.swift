// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `autoreleasepool { … }` by `do { … }`, or by `({ … })()` if it has a value or returns early.
struct AutoreleasepoolRule: FileRule {
  let name = "autoreleasepool"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionCallExprSyntax.self).flatMap { call -> [Edit] in
      guard call.calledExpression.trimmedDescription == "autoreleasepool", let closure = call.trailingClosure else {
        return []
      }
      let callee = call.textRange.lowerBound..<closure.textRange.lowerBound
      if call.isStatement, closure.isBlock { return [Edit(file: index, range: callee, replacement: "do ")] }
      let end = closure.textRange.upperBound
      return [
        Edit(file: index, range: callee, replacement: "("),
        Edit(file: index, range: end..<end, replacement: ")()", count: 0),
      ]
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the value is not used, not even as the value of a block with a single expression.
  fileprivate var isStatement: Bool {
    guard let list = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    guard list.count == 1 else { return true }
    switch list.parent?.as(SyntaxEnum.self) {
    case .codeBlock(let block):
      guard let function = block.parent?.as(FunctionDeclSyntax.self) else {
        return block.parent?.is(AccessorDeclSyntax.self) == false
      }
      return function.signature.returnClause == nil
    case .sourceFile, .ifConfigClause, .switchCase: return true
    default: return false
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the statements have the same meaning outside of a closure.
  fileprivate var isBlock: Bool { signature == nil && !ReturnFinder.finds(in: Syntax(statements)) }
}

/// Finds a `return` that leaves a closure, but not one in an inner closure.
private final class ReturnFinder: SyntaxVisitor {
  private var found = false

  static func finds(in node: Syntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
