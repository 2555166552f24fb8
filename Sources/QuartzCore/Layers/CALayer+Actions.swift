// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    // A layer that is not on the screen yet has no previous value to animate from.
    guard isCommitted else { return nil }
    return Self.defaultAction(forKey: event)
  }

  static func makeDefaultAction(forKey event: String) -> (any CAAction)? {
    guard let property = PropertyTable.property(at: event), property.traits.contains(.implicit) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
