// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces `#selector(handle(_:))` by the unapplied method, `Self.handle(_:)`, if the argument of a call of UIKit or
/// Foundation may be a method, and otherwise by `Selector(Self.handle(_:))`.
///
/// The selector of a method is the same in all classes, but an unapplied method belongs to one, and its target has to be of
/// that class. So `#selector(Button.press)` names the superclass of `Button` that declares `press`, if there is one.
struct SelectorRule: FileRule {
  let name = "#selector"

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(MacroExpansionExprSyntax.self).compactMap { macro in
      guard let argument = macro.selectorArgument, argument.label == nil,
        let method = UnappliedMethod(argument.expression, in: project.declarations)
      else { return nil }
      let text = macro.isActionOfTheFramework ? method.text : "Selector(\(method.text))"
      return Edit(file: index, range: macro.textRange, replacement: text)
    }
  }
}

extension MacroExpansionExprSyntax {
  /// The expression between the parentheses of `#selector`.
  var selectorArgument: LabeledExprSyntax? { macroName.text == "selector" ? arguments.first : nil }
}

extension MacroExpansionExprSyntax {
  /// The functions that accept a method, besides initialisers of UIKit's classes.
  private static let functions: Set = [
    "addTarget", "removeTarget", "addObserver", "scheduledTimer", "sendAction", "displayLink", "perform",
    "cancelPreviousPerformRequests",
  ]

  /// The labels of initialisers of UIKit's classes with an action. Another one is that of an initialiser in an extension,
  /// whose parameter is a selector.
  fileprivate static let labels: Set = [
    "action", "alternates", "attributes", "barButtonSystemItem", "discoverabilityTitle", "image", "input",
    "landscapeImagePhone", "modifierFlags", "propertyList", "selector", "state", "style", "target", "title",
  ]

  /// Whether the selector is an argument that may be a method: `action:`, `selector:`, or the first one of `perform`
  /// and `sendAction`.
  fileprivate var isActionOfTheFramework: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    let isOfUIKit = name.hasPrefix("UI") && name.last != ")" && call.arguments.allSatisfy { $0.isOfUIKit }
    let isInitializer = name == "Timer" || name == "CADisplayLink" || isOfUIKit
    switch argument.label?.text {
    case "action", "selector": return isInitializer || Self.functions.contains(name)
    case nil:
      return name == "sendAction" || name == "perform" && call.arguments.contains { $0.label?.text == "afterDelay" }
    default: return false
    }
  }
}

extension LabeledExprSyntax {
  /// Whether an initialiser of UIKit's has such an argument.
  fileprivate var isOfUIKit: Bool { label.map { MacroExpansionExprSyntax.labels.contains($0.text) } ?? false }
}

/// A method without its object, such as `Self.handle(_:)`.
private struct UnappliedMethod {
  let text: String

  /// Returns nil if the class is not known: for the method of another object, and outside of types.
  init?(_ expression: ExprSyntax, in declarations: Declarations) {
    if let sequence = expression.as(SequenceExprSyntax.self), let method = sequence.elements.first {
      guard let unapplied = UnappliedMethod(method, in: declarations) else { return nil }
      text = unapplied.text + sequence.trimmedDescription.dropFirst(method.trimmedDescription.count)
    } else if expression.is(DeclReferenceExprSyntax.self) {
      guard expression.isInType else { return nil }
      text = "Self.\(expression.trimmedDescription)"
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard let type = Self.type(of: base) else { return nil }
      let owner = declarations.classDeclaring(member.declName.baseName.text, from: type)
      text = "\(owner).\(member.declName.trimmedDescription)"
    } else {
      return nil
    }
  }

  private static func type(of base: ExprSyntax) -> String? {
    let text = base.trimmedDescription
    if base.is(SuperExprSyntax.self) || text == "self" || text == "type(of: self)" {
      return base.isInType ? "Self" : nil
    }
    let isType = text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    return isType ? text : nil
  }
}

extension SyntaxProtocol {
  fileprivate var isInType: Bool {
    ancestors.contains { $0.isProtocol(DeclGroupSyntax.self) && !$0.is(ProtocolDeclSyntax.self) }
  }
}
