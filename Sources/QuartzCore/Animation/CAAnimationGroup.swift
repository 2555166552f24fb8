// SPDX-License-Identifier: MIT
import RenderTree

/// Animations that run together, in the group's time, and are cut off at its end.
///
/// The delegates of the animations in it are not called.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  nonisolated deinit {}

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
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
