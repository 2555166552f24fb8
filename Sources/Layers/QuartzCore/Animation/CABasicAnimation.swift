// SPDX-License-Identifier: MIT
import RenderTree

/// An animation of a property between two values.
///
/// A value that is `nil` is taken from what the property would show without the animation: with only `fromValue`, the
/// animation runs to that value; with only `toValue`, it starts there. `byValue` is a difference to the value at one
/// end.
///
/// ```swift
/// func slideIn(_ layer: CALayer) {
///   let animation = CABasicAnimation(keyPath: "position.x")
///   animation.fromValue = -100
///   animation.duration = 0.25
///   layer.add(animation, forKey: nil)
/// }
/// ```
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start. The default is `nil`.
  ///
  /// A number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor` or `CGPath`, as the property requires.
  open var fromValue: Any?
  /// The value at the end. The default is `nil`. It has the same type as ``fromValue``.
  open var toValue: Any?
  /// The difference between the end and the start. The default is `nil`. It has the same type as ``fromValue``.
  open var byValue: Any?

  nonisolated deinit {}

  override class func property(named name: String) -> AnimationProperty? {
    AnimationProperty.basic[name] ?? super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func takePresentedStart(from layer: CALayer) {
    guard fromValue == nil, toValue == nil, byValue == nil, let keyPath else { return }
    fromValue = layer.presentedValue(forKeyPath: keyPath)?.clientValue
  }

  override func makeValues(of property: LayerProperty) -> PropertyAnimation.Values? {
    .basic(
      from: fromValue.flatMap(property.converting), to: toValue.flatMap(property.converting),
      by: byValue.flatMap(property.converting))
  }
}
