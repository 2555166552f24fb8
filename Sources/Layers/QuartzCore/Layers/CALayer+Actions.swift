// SPDX-License-Identifier: MIT
import RenderTree

extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return Self.isNull(action) ? nil : action }
    if let action = actions?[event] { return Self.isNull(action) ? nil : action }
    // A layer that is not on the screen yet has no previous value to animate from.
    guard isCommitted else { return nil }
    return Self.defaultAction(forKey: event)
  }

  /// Compared by type, because a conditional cast of a protocol's value costs five hundred instructions.
  private static func isNull(_ action: any CAAction) -> Bool { type(of: action) == NSNull.self }

  static func makeDefaultAction(forKey event: String) -> (any CAAction)? {
    guard let property = PropertyTable.property(at: event), property.traits.contains(.implicit) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
