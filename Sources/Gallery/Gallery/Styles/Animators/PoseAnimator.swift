// SPDX-License-Identifier: MIT
import UIKit

/// An animator that sets the views for any fraction of the transition.
///
/// A subclass says how the views look at a fraction of the duration, with a pace of its own. The animation is a row of
/// keyframes at equal intervals, so that what follows a curve, such as the edges of a fold, stays in its position between
/// the ends, also while it is scrubbed.
class PoseAnimator: BlockAnimator {
  /// The number of keyframes, at least one for each frame of a fast screen. With fewer, the speed would change in steps.
  final var poses: Int { max(Int(transitionDuration(using: nil) * Self.posesPerSecond), 24) }
  private static let posesPerSecond: Double = 120

  /// Sets the views to how they look at a fraction, from 0 to 1.
  func pose(_ pages: Pages, at fraction: CGFloat) {}

  override final func run(_ pages: Pages, completion: @escaping () -> Void) {
    pose(pages, at: 0)
    let poses = poses
    let step = 1 / Double(poses)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .evenPace,
      animations: {
        for pose in 1...poses {
          UIView.addKeyframe(withRelativeStartTime: Double(pose - 1) * step, relativeDuration: step) {
            self.pose(pages, at: CGFloat(pose) * step)
          }
        }
      }, completion: { _ in completion() })
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Keyframes follow each other at an even pace. Without a curve among the options, the whole animation would start and
  /// end slowly, and what has a pace of its own would have two.
  static let evenPace = Self(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
