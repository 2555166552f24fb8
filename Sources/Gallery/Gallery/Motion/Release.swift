// SPDX-License-Identifier: MIT
import UIKit

/// The rule by which the release of a drag finishes a transition or cancels it: that of the system's own swipes, so that
/// all feel alike. A program that uses UIKit alone decides by the progress that the drag would have a short time later.
enum Release {
  /// Returns whether a release finishes the transition.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release.
  ///   - velocity: The velocity in points per second, in the direction of increasing progress.
  ///   - distance: The points of a drag for a progress of 1.
  static func finishes(at progress: CGFloat, velocity: CGFloat, over distance: CGFloat) -> Bool {
    let rule = SnapPoints([0, 1]).flickable(over: distance)
    return rule.destination(from: Double(progress), velocity: Double(velocity / max(distance, 1))) == 1
  }

  /// Returns whether a release finishes the transition, for a velocity in progress per second.
  static func finishes(at progress: CGFloat, velocity: CGFloat) -> Bool {
    SnapPoints([0, 1]).destination(from: Double(progress), velocity: Double(velocity)) == 1
  }
}
