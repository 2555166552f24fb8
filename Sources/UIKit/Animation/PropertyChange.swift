// SPDX-License-Identifier: MIT
import RenderTree

/// One property of a view's layer that was set inside an animation scope.
struct PropertyChange {
  let view: UIView
  let keyPath: String
  /// The model's value before and after.
  let old: AnimatableValue
  let new: AnimatableValue

  var layer: CALayer { view.layer }

  /// What UIView's blocks animate: each property, with the key paths that its animations move.
  private static let keyPaths: [String: [String]] = {
    var table = ["bounds": ["bounds.origin", "bounds.size"]]
    let others = [
      "position", "transform", "sublayerTransform", "zPosition", "anchorPoint", "anchorPointZ", "opacity",
      "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
      "shadowRadius", "shadowPath", "pageCurl",
    ]
    for property in others { table[property] = [property] }
    return table
  }()

  /// The key paths to animate where `event` is an animatable property; else nil.
  static func keyPaths(for event: String) -> [String]? { keyPaths[event] }

  /// Properties that are animated relative to the new value, so that several animations add up, as in UIKit since iOS
  /// 8.
  private static let additiveKeyPaths: Set<String> = ["position", "bounds.origin", "bounds.size", "transform"]

  /// Whether the change can be animated relative to the new value.
  var isAdditive: Bool {
    guard Self.additiveKeyPaths.contains(keyPath) else { return false }
    // A transform that flattens space has no inverse, so that nothing added to it gives the old one.
    if case .transform(let transform) = new { return transform.inverse != nil }
    return true
  }

  /// A value on the way as the animation has it: relative to the new one where it is additive.
  func animated(_ value: AnimatableValue) -> AnimatableValue { isAdditive ? value.subtracting(new) : value }

  var isVisible: Bool { !old.isSame(as: new) || (!isAdditive && layer.isAnimating(keyPath)) }

  /// Where a non-additive animation has to begin: with what shows, if that is on the move, else with the old value.
  var shownOld: AnimatableValue {
    guard let running = layer.animation(forKey: keyPath) else { return old }
    if layer.hasCommittedAnimation(forKey: keyPath), let shown = layer.presentedState(at: CACurrentMediaTime()) {
      return AnimatableProperty(keyPath: keyPath).access?.value(in: shown) ?? old
    }
    // Added in this very turn: nothing of it shows yet.
    return AnimatableValue(animationValue: (running as? CABasicAnimation)?.fromValue, like: old) ?? old
  }
}

extension CALayer {
  func isAnimating(_ keyPath: String) -> Bool { animation(forKey: keyPath) != nil }

  /// The model's value, nil where there is no such property.
  func animatableValue(at keyPath: String) -> AnimatableValue? {
    AnimatableProperty(keyPath: keyPath).access?.value(in: state)
  }

  func hasCommittedAnimation(forKey key: String) -> Bool {
    context?.committedTree.node(id)?.animations.contains { $0.key == key } ?? false
  }

  /// A key for one more animation of `keyPath` beside those that run: "position", "position-2", …
  func freeAnimationKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

extension AnimatableValue {
  /// The value of an animation's `fromValue`, if it is of the kind of `other`.
  init?(animationValue: Any?, like other: AnimatableValue) {
    switch (other, animationValue) {
    case (.scalar, let value as CGFloat): self = .scalar(value)
    case (.point, let value as CGPoint): self = .point(value)
    case (.size, let value as CGSize): self = .size(value)
    case (.rect, let value as CGRect): self = .rect(value)
    case (.transform, let value as CATransform3D): self = .transform(value)
    case (.color, let value as CGColor): self = .color(value)
    case (.path, let value as CGPath): self = .path(value)
    case (.scalars, let value as [CGFloat]): self = .scalars(value)
    default: return nil
    }
  }

  /// The value as the properties of `CABasicAnimation` take it.
  var animationValue: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value ?? CGColor.clear
    case .path(let value): value
    case .scalars(let value): value
    case .colors(let value): value
    case .contents, .flag: nil
    }
  }

  /// The value as `setValue(_:forKeyPath:)` takes it; nil for no colour or path.
  var clientValue: Any? {
    if case .color(let color) = self { return color }
    return animationValue
  }

  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.scalars(let a), .scalars(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    default: false
    }
  }
}
