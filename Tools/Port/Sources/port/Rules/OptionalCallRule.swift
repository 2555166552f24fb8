// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces a call of an optional requirement, `delegate?.menuDidOpen?(self)` or `delegate!.menuDidOpen!(self)`, by an
/// ordinary call, because the requirement has a default implementation.
///
/// A closure has no argument labels, so a call with a label calls a requirement. Without a label, the name decides. The
/// window of an application's delegate is an optional requirement too: `delegate?.window??.frame`.
struct OptionalCallRule: FileRule {
  let name = "optional call"

  /// The prefixes of the names of UIKit's optional requirements without argument labels. These have one parameter.
  private static let prefixes = [
    "application", "collectionView", "gestureRecognizer", "navigationController", "numberOfSections",
    "pageViewController", "presentationController", "scrollView", "searchBar", "splitViewController",
    "tabBarController", "tableView", "textField", "textView",
  ]
  private static let names: Set = ["addAnimations", "addCompletion", "animationDidStart", "animationEnded"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    optionalWindows(in: file).map { Edit(file: index, range: $0.textRange, replacement: "") }
      + optionalCalls(in: file, of: project).map { Edit(file: index, range: $0.textRange, replacement: "") }
  }

  /// The second question marks after the window of an application's delegate.
  private func optionalWindows(in file: SourceFile) -> [TokenSyntax] {
    file.all(OptionalChainingExprSyntax.self).compactMap { chain in
      guard let inner = chain.expression.as(OptionalChainingExprSyntax.self),
        let member = inner.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window"
      else { return nil }
      return chain.questionMark
    }
  }

  private func optionalCalls(in file: SourceFile, of project: Project) -> [TokenSyntax] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard let (mark, called) = call.calledExpression.unwrapping, let method = called.as(MemberAccessExprSyntax.self),
        isRequirement(method.declName.baseName.text, of: call, in: project)
      else { return nil }
      return mark
    }
  }

  private func isRequirement(_ name: String, of call: FunctionCallExprSyntax, in project: Project) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) || project.declarations.optionalMethods.contains(name) {
      return true
    }
    let count = call.arguments.count + (call.trailingClosure == nil ? 0 : 1)
    guard count == 1, !project.declarations.variableNames.contains(name) else { return false }
    return Self.names.contains(name) || Self.prefixes.contains { name.hasPrefix($0) && name != $0 }
  }
}

extension ExprSyntax {
  /// The mark after an expression, `?` or `!`, and the expression.
  fileprivate var unwrapping: (mark: TokenSyntax, expression: ExprSyntax)? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return (chain.questionMark, chain.expression) }
    return self.as(ForceUnwrapExprSyntax.self).map { ($0.exclamationMark, $0.expression) }
  }
}
