// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a transition when it runs by itself: its duration, and the fraction of its animation that is shown at a
/// fraction of that.
///
/// An interaction sets the fraction of an animation, without the curve along which the system's animators and property
/// animators run by themselves. Other view animations contain their curve.
struct SystemMotion {
  /// The duration in seconds.
  let duration: TimeInterval
  /// Whether the animation has no fractions outside of 0…1.
  let stopsAtEnds: Bool
  private let pace: @MainActor (CGFloat) -> CGFloat
  private let releaseDuration: TimeInterval?
  /// The system's animator, which knows how its pages settle after a swipe.
  private weak var system: (any StockAnimator)?

  /// - Parameter animator: The animator of the transition, or nil if it is the system's and does not exist yet.
  init(of style: TransitionStyle, animator: (any UIViewControllerAnimatedTransitioning)?) {
    stopsAtEnds = style.timing.stopsAtEnds
    releaseDuration = style.timing.releaseDuration
    system = animator as? any StockAnimator
    if let system {
      let (timing, duration) = (system.timing, system.timing.settlingDuration)
      self.duration = duration
      pace = { CGFloat(timing.value(at: Double($0) * duration)) }
    } else {
      duration = animator?.transitionDuration(using: nil) ?? Self.usualDuration
      pace = style.timing.pace
    }
  }

  /// Returns the fraction of the animation after a fraction of the duration.
  func fraction(at elapsed: CGFloat) -> CGFloat {
    elapsed >= 1 ? 1 : elapsed <= 0 ? 0 : pace(elapsed)
  }

  /// Returns the motion after the release of a drag, as the system's own gestures and those of the styles end.
  ///
  /// - Parameters:
  ///   - start: The fraction of the animation at the release.
  ///   - velocity: The velocity in fractions of the animation per second.
  func settling(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> Settling {
    guard let system else {
      return .easing(from: start, to: end, lasting: releaseDuration ?? duration * Double(abs(end - start)))
    }
    let timing = system.settling(from: Double(start), to: Double(end), velocity: Double(velocity))
    return Settling(to: end, lasting: timing.settlingDuration) { start + (end - start) * CGFloat(timing.value(at: $0)) }
  }

  /// The duration in seconds that is assumed of the system's transitions until they begin.
  private static let usualDuration: TimeInterval = 0.4
}
