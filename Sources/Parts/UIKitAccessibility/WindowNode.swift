// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCore

/// The description of a window.
enum WindowNode {
  static func make(for window: UIWindow) -> AccessibleNode {
    var node = AccessibleNode(role: .frame)
    node.name = window.accessibilityLabel ?? window.displayTitle
    node.states = [.enabled, .sensitive, .visible, .showing, .focusable]
    if window.isKeyWindow, UIApplication.shared.applicationState == .active { node.states.insert(.active) }
    let frame = window.frameOnScreen
    node.frame = AccessibleNode.Frame(frame)
    return node
  }
}

extension AccessibleNode.Frame {
  /// The whole pixels that contain a rectangle. One that is not finite has no size.
  init(_ rect: CGRect) {
    let whole = rect.integral
    guard [whole.minX, whole.minY, whole.maxX, whole.maxY].allSatisfy({ abs($0) < 1e9 }) else {
      self.init()
      return
    }
    self.init(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
  }
}
