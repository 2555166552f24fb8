// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces a call of an optional requirement, `delegate?.menuDidOpen?(self)`, by an ordinary call, because the
/// requirement has a default implementation.
///
/// A closure has no argument labels, so a call with a label calls a requirement. Without a label, the name decides.
struct OptionalCallRule: FileRule {
  let name = "optional call"

  /// The prefixes of the names of UIKit's optional requirements without argument labels. These have one parameter.
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
