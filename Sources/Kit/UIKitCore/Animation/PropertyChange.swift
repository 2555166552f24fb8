// SPDX-License-Identifier: MIT
import RenderTree

/// A property of a view's layer that was set inside an animation scope.
struct PropertyChange {
  let view: UIView
  let property: LayerProperty
  /// The model's value before the change.
  let old: AnimatableValue
  let new: AnimatableValue

  var layer: CALayer { view.layer }
  var keyPath: String { property.keyPath }

  /// Whether the animation is relative to the new value.
  var isAdditive: Bool { property.traits.contains(.additive) && new.hasDifferences }

  /// Converts a value to the form that the animation needs: relative to the new value if the animation is additive.
  func animated(_ value: AnimatableValue) -> AnimatableValue { isAdditive ? value.subtracting(new) : value }

  var isVisible: Bool { old != new || (!isAdditive && layer.isAnimating(keyPath)) }

  /// The value at which a non-additive animation begins: the one on the screen if the property is animating, else the
  /// old one.
  var shownOld: AnimatableValue {
    guard let running = layer.animation(forKey: keyPath) else { return old }
    if layer.hasCommittedAnimation(forKey: keyPath), let shown = layer.presentedState(at: layer.holdShownTime()) {
      return property.value(in: shown)
    }
    // An animation that was added in this turn is not on the screen yet.
    return (running as? CABasicAnimation)?.fromValue.flatMap(property.converting) ?? old
  }
}

extension CALayer {
  func isAnimating(_ keyPath: String) -> Bool { animation(forKey: keyPath) != nil }

  func hasCommittedAnimation(forKey key: String) -> Bool {
    context?.committedTree.node(id)?.animations.contains { $0.key == key } ?? false
  }

  /// Returns an unused key for another animation of `keyPath`: "position", "position-2", …
  func freeAnimationKey(for keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    let taken = Set(animationKeys() ?? [])
    var number = 2
    while taken.contains("\(keyPath)-\(number)") { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

extension AnimatableValue {
  /// The value in the form that `CABasicAnimation` takes. There, nil means that no value is given, so a missing colour
  /// becomes clear.
  var animationValue: Any? { clientValue ?? self.as(CGColor?.self).map { _ in CGColor.clear } }
}
