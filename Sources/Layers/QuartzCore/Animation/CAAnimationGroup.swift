// SPDX-License-Identifier: MIT
import RenderTree

/// Animations that run together in the time of the group.
///
/// The group's duration cuts off the animations in it. Their delegates and ``CAAnimation/isRemovedOnCompletion`` have
/// no effect; the group's apply.
///
/// ```swift
/// func appear(_ layer: CALayer) {
///   let fade = CABasicAnimation(keyPath: "opacity")
///   fade.fromValue = 0
///   let grow = CABasicAnimation(keyPath: "transform.scale")
///   grow.fromValue = 0.8
///   let group = CAAnimationGroup()
///   group.animations = [fade, grow]
///   group.duration = 0.3
///   layer.add(group, forKey: "appear")
/// }
/// ```
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations in the group. An animation without a duration takes the group's.
  open var animations: [CAAnimation]?

  nonisolated deinit {}

  override class func property(named name: String) -> AnimationProperty? {
    name == "animations" ? .optional(\CAAnimationGroup.animations) : super.property(named: name)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.makeCopy() }
  }

  override func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? {
    guard let animations else { return nil }
    let children = animations.enumerated().compactMap { index, animation in
      animation.encoded(
        key: String(index), beginTime: animation.beginTime,
        duration: animation.duration > 0 ? animation.duration : duration, in: encoding)
    }
    return .group(children)
  }
}
