// SPDX-License-Identifier: MIT
import RenderTree

/// Moves a property between two values. What is nil is taken from what the property shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  nonisolated deinit {}

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func takePresentedStart(from layer: CALayer) {
    guard fromValue == nil, toValue == nil, byValue == nil, let keyPath else { return }
    fromValue = layer.presentedValue(forKeyPath: keyPath)?.anyValue
  }

  override func makeValues() -> PropertyAnimation.Values? {
    .basic(
      from: fromValue.flatMap(AnimatableValue.init(any:)), to: toValue.flatMap(AnimatableValue.init(any:)),
      by: byValue.flatMap(AnimatableValue.init(any:)))
  }
}
