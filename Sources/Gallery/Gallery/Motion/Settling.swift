// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a transition from the release of a drag until it rests.
struct Settling {
  /// The time in seconds after which the pages rest.
  let duration: TimeInterval
  private let end: CGFloat
  private let motion: @MainActor (TimeInterval) -> CGFloat

  /// - Parameter motion: Returns the fraction of the animation at a time in seconds since the release.
  init(to end: CGFloat, lasting duration: TimeInterval, motion: @escaping @MainActor (TimeInterval) -> CGFloat) {
    self.duration = max(duration, Self.shortest)
    self.end = end
    self.motion = motion
  }

  /// The least duration in seconds. A release at an end leaves nothing to do.
  private static let shortest: TimeInterval = 0.001

  /// Returns the fraction of the animation at a time in seconds since the release.
  func fraction(at time: TimeInterval) -> CGFloat { time < duration ? motion(time) : end }

  /// Returns the motion with which a percent-driven interaction ends: along the curve ease in, ease out, whatever the
  /// velocity was.
  static func easing(from start: CGFloat, to end: CGFloat, lasting duration: TimeInterval) -> Settling {
    let duration = max(duration, shortest)
    return Settling(to: end, lasting: duration) { start + (end - start) * Pace.easeInOut(CGFloat($0 / duration)) }
  }
}
