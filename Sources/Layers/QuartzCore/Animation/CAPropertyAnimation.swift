// SPDX-License-Identifier: MIT
import RenderTree

/// The base class of animations of a single property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property to animate, such as "position.x" or "transform.rotation.z".
  ///
  /// If it is `nil` and the animation runs as an action, the key of the change is used.
  open var keyPath: String?
  /// Whether the values are added to what the property would show without the animation. The default is `false`.
  open var isAdditive = false
  /// Whether each cycle starts from the value at which the previous one ended. The default is `false`.
  open var isCumulative = false

  /// The function that makes a transform of each value, for an animation of "transform". The default is `nil`.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  nonisolated deinit {}

  override class func property(named name: String) -> AnimationProperty? {
    AnimationProperty.ofProperties[name] ?? super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let animation = copy() as? CAPropertyAnimation else { return }
    if animation.keyPath == nil { animation.keyPath = event }
    animation.takePresentedStart(from: layer)
    layer.add(animation, forKey: event)
  }

  /// Takes the start value from the presentation, if the animation runs as an action and has no values.
  func takePresentedStart(from layer: CALayer) {
    // Only the values of CABasicAnimation can be missing.
  }

  final override func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? {
    guard let keyPath else { return nil }
    let part = keyPath == "transform" ? valueFunction?.name.keyPath : nil
    let property = PropertyTable.property(at: part ?? keyPath)
    guard let values = property.map(makeValues) ?? .basic(from: nil, to: nil, by: nil) else { return nil }
    var animation = PropertyAnimation(property: property, values: values)
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return effect(of: animation, duration: duration)
  }

  /// Returns the effect of this animation of a property.
  func effect(of animation: PropertyAnimation, duration: Double) -> LayerAnimation.Effect { .property(animation) }

  /// Returns the values that a property runs through, or nil if there are none.
  func makeValues(of property: LayerProperty) -> PropertyAnimation.Values? { nil }
}
