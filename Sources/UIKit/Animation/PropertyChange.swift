// SPDX-License-Identifier: MIT
import RenderTree

/// One property of a view's layer that was set inside an animation scope.
struct PropertyChange {
  let view: UIView
  let property: LayerProperty
  /// The model's value before and after.
  let old: AnimatableValue
  let new: AnimatableValue

  var layer: CALayer { view.layer }
  var keyPath: String { property.keyPath }

  /// Whether the change is animated relative to the new value.
  var isAdditive: Bool { property.traits.contains(.additive) && new.hasDifferences }

  /// A value on the way as the animation has it: relative to the new one where it is additive.
  func animated(_ value: AnimatableValue) -> AnimatableValue { isAdditive ? value.subtracting(new) : value }

  var isVisible: Bool { old != new || (!isAdditive && layer.isAnimating(keyPath)) }

  /// Where a non-additive animation has to begin: with what shows, if that is on the move, else with the old value.
  var shownOld: AnimatableValue {
    guard let running = layer.animation(forKey: keyPath) else { return old }
    if layer.hasCommittedAnimation(forKey: keyPath), let shown = layer.presentedState(at: CACurrentMediaTime()) {
      return property.value(in: shown)
    }
    // Added in this very turn: nothing of it shows yet.
    return (running as? CABasicAnimation)?.fromValue.flatMap(property.converting) ?? old
  }
}

extension CALayer {
  func isAnimating(_ keyPath: String) -> Bool { animation(forKey: keyPath) != nil }

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
  /// The value as the properties of `CABasicAnimation` take it, in which nil means that there is no value: no colour is
  /// the clear one.
  var animationValue: Any? { clientValue ?? self.as(CGColor?.self).map { _ in CGColor.clear } }
}
