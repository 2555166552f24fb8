// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// Slow motion for everything that UIKit animates, for looking closely.
///
/// Core Animation's own animations keep their pace. What a gesture lets go of is slowed too, its velocity included.
package enum AnimationDrag {
  /// How many times as long animations take. Applies to those that begin afterwards.
  package static var coefficient: Double = 1 {
    didSet {
      require(coefficient > 0 && coefficient.isFinite, "AnimationDrag: the coefficient must be above zero")
    }
  }

  package static func apply(to timing: any Timing) -> any Timing {
    coefficient == 1 ? timing : ScaledTiming(timing, speed: 1 / coefficient)
  }
}
