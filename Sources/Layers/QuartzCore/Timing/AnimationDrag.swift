// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// Slow motion for all animations, so that they can be examined.
///
/// A layer slows the animations that are added to it, whoever adds them, unless its context is exempt. Animations on a
/// timeline are slowed where the timeline is moved. The animation after a gesture is slowed too, including its initial
/// velocity.
package enum AnimationDrag {
  /// The factor by which animations take longer. It applies to animations that begin after it is set.
  package static var coefficient: Double = 1 {
    didSet {
      require(coefficient > 0 && coefficient.isFinite, "AnimationDrag: the coefficient must be positive and finite")
    }
  }

  package static func apply(to timing: any Timing) -> any Timing {
    coefficient == 1 ? timing : ScaledTiming(timing, speed: 1 / coefficient)
  }

  /// Returns the velocity that a slowed animation would have without slow motion: that with which a timing which is slowed
  /// in its turn continues it.
  package static func undone(in velocity: Double) -> Double { velocity * coefficient }

  /// Slows an animation that is added to a layer: its speed, and the delay before it begins.
  ///
  /// - Parameter now: The layer's local time.
  static func apply(to animation: CAAnimation, now: CFTimeInterval) {
    guard coefficient != 1, animation.timeline == nil else { return }
    animation.speed /= Float(coefficient)
    if animation.beginTime > now { animation.beginTime = now + (animation.beginTime - now) * coefficient }
  }
}
