// SPDX-License-Identifier: MIT
import RenderTree

/// The state on screen of a view that remains in the hierarchy when its transition is interrupted.
struct InterruptedView {
  private(set) weak var view: UIView?
  let center: CGPoint
  private let transform: CATransform3D
  private let opacity: Float

  init(_ view: UIView) {
    let shown = view.layer.presentation() ?? view.layer
    self.view = view
    center = shown.position
    transform = shown.transform
    opacity = shown.opacity
  }

  /// Whether only the position on screen differs from the view's model values.
  var differsInPositionOnly: Bool {
    guard let layer = view?.layer else { return false }
    return transform == layer.transform && opacity == layer.opacity
  }

  /// Makes the view continue from its state on screen. The difference between this state and the one that the next
  /// transition shows decreases to zero. It is added to that transition's own animations, which may move the view at
  /// the same time.
  ///
  /// - Parameter duration: In seconds.
  func continueFromScreen(duration: Double) {
    guard let view, view.window != nil else { return }
    let layer = view.layer
    add("position", from: center, to: layer.position, in: layer, duration)
    add("opacity", from: CGFloat(opacity), to: CGFloat(layer.opacity), in: layer, duration)
    add("transform", from: transform, to: layer.transform, in: layer, duration)
  }

  private func add<Value: PropertyValue & Equatable>(
    _ keyPath: String, from shown: Value, to model: Value, in layer: CALayer, _ duration: Double
  ) {
    let start = Self.start(of: keyPath, model: model, in: layer)
    guard shown != start, start.hasDifferences else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.fromValue = shown.subtracting(start)
    animation.toValue = start.zero
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: "interrupted." + keyPath)
  }

  /// Returns the value at which the next transition starts: the value of the model with the animations that were just
  /// added.
  private static func start<Value: PropertyValue>(of keyPath: String, model: Value, in layer: CALayer) -> Value {
    (layer.animationKeys() ?? []).reduce(model) { value, key in
      guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, animation.keyPath == keyPath,
        let start = (animation as? CABasicAnimation)?.fromValue ?? (animation as? CAKeyframeAnimation)?.values?.first,
        let start = Value.converting(start)
      else { return value }
      return animation.isAdditive ? value.adding(start) : start
    }
  }
}
