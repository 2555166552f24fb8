// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a cell: which fraction of its animation it shows at a time, and what is measured there.
///
/// It combines the style's own motion, or the curve and the duration that replace it, with the measured progress.
struct CellMotion {
  var compared: ComparedStyle
  var system: SystemMotion
  /// Nil until the transition has begun.
  var table: MotionTable?

  /// The number of intervals in which the time of a progress is searched.
  private static let searchSteps = 240

  /// The duration in seconds.
  var duration: TimeInterval { compared.duration ?? compared.curve?.ownDuration ?? system.duration }

  /// Returns the fraction of the animation that is shown at a time. Where the curve goes beyond an end, the fraction does,
  /// unless the style stops there.
  func fraction(at time: TimeInterval) -> CGFloat {
    guard let curve = compared.curve else { return system.fraction(at: CGFloat(time / duration)) }
    guard time < duration else { return 1 }
    let fraction = fraction(ofProgress: CGFloat(curve.value(at: time, duration: duration)))
    return system.stopsAtEnds ? min(max(fraction, 0), 1) : fraction
  }

  /// Returns the fraction of the animation at which the pages have covered a fraction of their distance.
  func fraction(ofProgress progress: CGFloat) -> CGFloat { table?.fraction(ofProgress: progress) ?? progress }

  /// Returns the fraction of the distance that the pages have covered at a time.
  func progress(at time: TimeInterval) -> CGFloat {
    let fraction = fraction(at: time)
    return table?.progress(at: fraction) ?? fraction
  }

  /// Returns the first time at which the pages have covered a fraction of their distance.
  func time(ofProgress progress: CGFloat) -> TimeInterval {
    let times = (0...Self.searchSteps).map { duration * Double($0) / Double(Self.searchSteps) }
    return times.first { self.progress(at: $0) >= progress - 1e-4 } ?? duration
  }
}
