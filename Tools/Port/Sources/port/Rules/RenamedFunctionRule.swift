// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the functions of C that became initialisers, methods and properties: `UIEdgeInsetsMake(1, 2, 3, 4)` is
/// `UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`.
struct RenamedFunctionRule: FileRule {
  let name = "renamed function"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(FunctionCallExprSyntax.self).flatMap { call -> [Edit] in
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), call.trailingClosure == nil,
        let form = renamedFunctions[callee.baseName.text], call.arguments.allSatisfy({ $0.label == nil })
      else { return [] }
      let arguments = Array(call.arguments)
      switch form {
      case .call(let name, let labels) where labels.count == arguments.count:
        return [Edit(file: index, range: callee.textRange, replacement: name)]
          + zip(arguments, labels).compactMap { argument, label in
            guard let label else { return nil }
            let start = argument.textRange.lowerBound
            return Edit(file: index, range: start..<start, replacement: "\(label): ", count: 0)
          }
      case .method(let name, let label) where arguments.count == (label == nil ? 1 : 2):
        return method(name, label, of: arguments, in: call, at: index)
      case .property(let name) where arguments.isEmpty:
        return [Edit(file: index, range: call.textRange, replacement: name)]
      default: return []
      }
    }
  }

  /// Returns the edits that replace `f(a, b)` by `a.name(label b)`.
  private func method(
    _ name: String, _ label: String?, of arguments: [LabeledExprSyntax], in call: FunctionCallExprSyntax, at index: Int
  ) -> [Edit] {
    let object = arguments[0].expression
    let isSimple = [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(object.kind)
    let (open, close) = isSimple ? ("", "") : ("(", ")")
    let start = call.textRange.lowerBound..<object.textRange.lowerBound
    let end =
      object.textRange
      .upperBound..<(arguments.count == 2 ? arguments[1].textRange.lowerBound : call.textRange.upperBound)
    let tail = arguments.count == 2 ? "\(close).\(name)(\(label ?? "")" : "\(close).\(name)"
    return [
      Edit(file: index, range: start, replacement: open),
      Edit(file: index, range: end, replacement: tail, count: 0),
    ]
  }
}
