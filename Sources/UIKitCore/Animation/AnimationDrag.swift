// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// Slow motion for everything that UIKit animates, so that it can be examined.
///
/// Core Animation's own animations keep their speed. The animation after a gesture is slowed too, including its initial
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
}
