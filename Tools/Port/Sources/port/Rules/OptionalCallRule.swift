// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A call of an optional requirement, `delegate?.menuDidOpen?(self)`, is a plain call, because the requirement has a
/// default implementation.
///
/// A closure has no argument labels. So a call with a label is one of a requirement; without, the name decides.
struct OptionalCallRule: FileRule {
  let name = "optional call"

  /// How the names of UIKit's optional requirements without argument labels begin. These have one argument.
  private static let prefixes = [
    "application", "collectionView", "gestureRecognizer", "navigationController", "numberOfSections",
    "pageViewController", "presentationController", "scrollView", "searchBar", "splitViewController",
    "tabBarController", "tableView", "textField", "textView",
  ]
  private static let names: Set = ["animationDidStart", "animationEnded"]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
        let method = chain.expression.as(MemberAccessExprSyntax.self),
        isRequirement(method.declName.baseName.text, of: call, in: project)
      else { return nil }
      return Edit(file: index, range: chain.questionMark.textRange, replacement: "")
    }
  }

  private func isRequirement(_ name: String, of call: FunctionCallExprSyntax, in project: Project) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) || project.declarations.optionalMethods.contains(name) {
      return true
    }
    guard call.arguments.count == 1, !project.declarations.variableNames.contains(name) else { return false }
    return Self.names.contains(name) || Self.prefixes.contains { name.hasPrefix($0) && name != $0 }
  }
}
