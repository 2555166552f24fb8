// SPDX-License-Identifier: MIT
import UIKit

/// The invariants. Each check returns descriptions of the violations.
extension RandomWorld {
  /// Returns the violations of the invariants that hold after each operation, also during transitions.
  func violationsAlways() -> [String] {
    var violations = violatedRules + pages.compactMap(\.object).flatMap(\.errors)
    for controller in reachable {
      for child in controller.children where child.parent !== controller {
        violations.append("a child has another parent")
      }
      if let navigation = controller as? UINavigationController, navigation.viewControllers.isEmpty {
        violations.append("a stack is empty")
      }
    }
    if let presented = chain.dropFirst().first(where: { $0.presentingViewController == nil }) {
      violations.append("\(presented.title ?? "?") has no presenting controller")
    }
    return violations
  }

  /// Returns the violations of the invariants at rest: the screen matches the model, all callbacks are balanced,
  /// removed pages have been released, and the top page receives touches.
  func violationsAtRest() -> [String] {
    guard comeToRest() else { return ["something still runs after 20 s"] }
    var violations = violationsAlways()
    if !awaited.isEmpty { violations.append("completions \(awaited.sorted()) are not called") }
    let seen = Set(visible.map(ObjectIdentifier.init))
    for page in pages.compactMap(\.object) {
      let isSeen = seen.contains(ObjectIdentifier(page))
      let expected: ProbePage.Balance = isSeen ? .appeared : .disappeared
      if page.balance != expected { violations.append("page \(page.number) is \(page.balance), not \(expected)") }
      if isSeen != (page.viewIfLoaded?.window != nil) {
        violations.append("page \(page.number) is \(isSeen ? "not " : "")in the window")
      }
      if page.awaited != 0 { violations.append("page \(page.number) waits for \(page.awaited) ends of transitions") }
      if page.transitionCoordinator != nil { violations.append("page \(page.number) has a coordinator") }
    }
    let known = Set(reachable.map(ObjectIdentifier.init))
    for page in pages.compactMap(\.object) where !known.contains(ObjectIdentifier(page)) {
      violations.append("page \(page.number) is not in the model but has not been released")
    }
    if violations.isEmpty, let violation = touchViolation() { violations.append(violation) }
    if !violations.isEmpty { violations.append("shown: \(outline)") }
    return violations
  }

  /// A description of the presentation chain.
  private var outline: String {
    chain.map { controller in
      let page = (controller as? UINavigationController)?.topViewController ?? controller
      let style =
        controller.presentingViewController == nil
        ? "" : " \(controller.presentationController?.presentationStyle ?? .none)"
      return "\(type(of: controller)) \(page.title ?? "")\(style)"
    }.joined(separator: " > ")
  }

  private func touchViolation() -> String? {
    if visible.last is UIAlertController { return nil }
    guard let top = visible.last as? ProbePage else { return "no page on top" }
    // The curled page may cover the button.
    if chain.contains(where: { $0.modalTransitionStyle == .partialCurl }) { return nil }
    let point = top.button.convert(CGPoint(x: 30, y: 30), to: nil)
    guard host.window.bounds.contains(point) else { return "page \(top.number) is outside the window, at \(point)" }
    let before = top.taps
    host.tap(at: point)
    let isReceived = top.taps == before + 1
    let hit = host.window.hitTest(point, with: nil)
    return isReceived
      ? nil
      : "page \(top.number) receives no touches at \(point), where \(hit.map { "\(type(of: $0))" } ?? "nothing") is"
  }
}
