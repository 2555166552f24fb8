// SPDX-License-Identifier: MIT
import UIKitControllers
import UIKitCore

/// The view controllers of a window in words, each with its appearance state, indented below its parent.
enum ControllerTree {
  static func lines(of window: UIWindow) -> [String] {
    window.rootViewController.map { lines(of: $0, role: "", depth: 0) } ?? []
  }

  private static func lines(of controller: UIViewController, role: String, depth: Int) -> [String] {
    let indent = String(repeating: "    ", count: depth)
    let title = controller.title.map { " “\($0)”" } ?? ""
    let own = "\(indent)\(role)\(type(of: controller))\(title)  \(controller.appearanceState)"
    let children = controller.children.flatMap { lines(of: $0, role: "", depth: depth + 1) }
    // A child of the presenter reports the presented controller too. Only the presenter itself lists it.
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return [own] + children
    }
    return [own] + children + lines(of: presented, role: "presents ", depth: depth)
  }
}
