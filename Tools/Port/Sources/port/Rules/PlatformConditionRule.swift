// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `#if os(iOS)` by `#if os(iOS) || os(Linux)`, because code that is compiled for iOS is compiled for Linux
/// too.
///
/// `#available(iOS 13, *)`, `canImport(UIKit)` and `targetEnvironment(simulator)` are already correct on Linux. A
/// directive that mentions Linux is not changed.
struct PlatformConditionRule: FileRule {
  let name = "#if os(iOS)"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard call.isPlatform("iOS"), let directive = call.directive, !directive.namesLinux else { return nil }
      let needsParentheses = call.parent?.is(PrefixOperatorExprSyntax.self) == true || call.isOperandOfAnd
      let platforms = "os(iOS) || os(Linux)"
      return Edit(
        file: index, range: call.textRange, replacement: needsParentheses ? "(\(platforms))" : platforms)
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate func isPlatform(_ name: String) -> Bool {
    calledExpression.trimmedDescription == "os" && arguments.trimmedDescription == name
  }

  /// The directive whose condition contains the call.
  fileprivate var directive: IfConfigDeclSyntax? {
    var isCondition = false
    for ancestor in ancestors {
      if let clause = ancestor.as(IfConfigClauseSyntax.self) {
        isCondition = clause.condition?.fullRange.contains(textRange.lowerBound) == true
      }
      if let directive = ancestor.as(IfConfigDeclSyntax.self) { return isCondition ? directive : nil }
    }
    return nil
  }

  fileprivate var isOperandOfAnd: Bool {
    guard let elements = parent?.as(ExprListSyntax.self) else { return false }
    return elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
  }
}

extension IfConfigDeclSyntax {
  fileprivate var namesLinux: Bool { clauses.contains { $0.condition?.description.contains("os(Linux)") == true } }
}
