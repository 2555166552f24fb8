// SPDX-License-Identifier: MIT
import UIKit

/// The invariants of the world. Each check returns descriptions of what is wrong.
extension RandomWorld {
  /// Returns the violations of the invariants that hold after each operation, whatever runs.
  func complaintsAlways() -> [String] {
    var wrong = broken + pages.compactMap(\.object).flatMap(\.complaints)
    for controller in reachable {
      for child in controller.children where child.parent !== controller { wrong.append("a child has another parent") }
      if let navigation = controller as? UINavigationController, navigation.viewControllers.isEmpty {
        wrong.append("a stack is empty")
      }
    }
    if let presented = chain.dropFirst().first(where: { $0.presentingViewController == nil }) {
      wrong.append("\(presented.title ?? "?") is presented by nobody")
    }
    return wrong
  }

  /// Returns the violations of the invariants at rest: the screen agrees with the model, all callbacks are balanced,
  /// nothing is left over, and the top page receives touches.
  func complaintsAtRest() -> [String] {
    guard comeToRest() else { return ["it does not come to rest"] }
    var wrong = complaintsAlways()
    if !awaited.isEmpty { wrong.append("completions \(awaited.sorted()) are not called") }
    let seen = Set(visible.map(ObjectIdentifier.init))
    for page in pages.compactMap(\.object) {
      let isSeen = seen.contains(ObjectIdentifier(page))
      let expected: ProbePage.Balance = isSeen ? .appeared : .disappeared
      if page.balance != expected { wrong.append("page \(page.number) is \(page.balance), not \(expected)") }
      if isSeen != (page.viewIfLoaded?.window != nil) {
        wrong.append("page \(page.number) is \(isSeen ? "not " : "")in the window")
      }
      if page.awaited != 0 { wrong.append("page \(page.number) waits for \(page.awaited) ends of transitions") }
      if page.transitionCoordinator != nil { wrong.append("page \(page.number) has a coordinator") }
    }
    let known = Set(reachable.map(ObjectIdentifier.init))
    for page in pages.compactMap(\.object) where !known.contains(ObjectIdentifier(page)) {
      wrong.append("page \(page.number) is left over")
    }
    if wrong.isEmpty, let complaint = complaintAboutTouches() { wrong.append(complaint) }
    if !wrong.isEmpty { wrong.append("shown: \(outline)") }
    return wrong
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

  private func complaintAboutTouches() -> String? {
    if visible.last is UIAlertController { return nil }
    guard let top = visible.last as? ProbePage else { return "no page on top" }
    // The curled page may cover the button.
    if chain.contains(where: { $0.modalTransitionStyle == .partialCurl }) { return nil }
    let place = top.button.convert(CGPoint(x: 30, y: 30), to: nil)
    guard host.window.bounds.contains(place) else { return "page \(top.number) is off the window, at \(place)" }
    let before = top.taps
    host.tap(at: place)
    let isTaken = top.taps == before + 1
    let hit = host.window.hitTest(place, with: nil)
    return isTaken
      ? nil : "page \(top.number) takes no touches at \(place), where \(hit.map { "\(type(of: $0))" } ?? "nothing") is"
  }
}
