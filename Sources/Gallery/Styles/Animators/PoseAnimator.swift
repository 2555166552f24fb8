// SPDX-License-Identifier: MIT
import UIKit

/// An animator that sets the views for any fraction of the transition.
///
/// A subclass says how the views look at a fraction. The animation is a row of keyframes at equal intervals, so that what
/// follows a curve, such as the edges of a fold, stays in its position between the ends, also while it is scrubbed.
class PoseAnimator: BlockAnimator {
  /// The number of keyframes. Between two of them, an edge that goes round a quarter of a circle as wide as a large
  /// screen deviates by less than a point.
  var poses: Int { 24 }

  /// Sets the views to how they look at a fraction, from 0 to 1.
  func pose(_ pages: Pages, at fraction: CGFloat) {}

  override final func run(_ pages: Pages, completion: @escaping () -> Void) {
    pose(pages, at: 0)
    let poses = poses
    let step = 1 / Double(poses)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeLinear,
      animations: {
        for pose in 1...poses {
          UIView.addKeyframe(withRelativeStartTime: Double(pose - 1) * step, relativeDuration: step) {
            self.pose(pages, at: CGFloat(pose) * step)
          }
        }
      }, completion: { _ in completion() })
  }
}
