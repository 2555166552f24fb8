// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a transition's pages under a recorded drag: they follow it, and run to an end after its release.
///
/// The release leads where the system's rule for swipes sends it, and the pages continue as they do in a program. A
/// spring and the system's animators start at the velocity of the drag. A style's own animation, which a percent-driven
/// interaction ends, starts again from rest, and the velocity jumps.
struct DragResponse {
  let drag: RecordedDrag
  private let edge: EdgeDrag
  private let settling: Settling
  /// The velocities just before the release and just after it, in progress per second.
  let velocities: (before: CGFloat, after: CGFloat)
  /// Whether the release leads to the end of the transition, and not back to its start.
  let finishes: Bool
  /// The distance that the moving edge has covered at the release as a fraction of that of the drag, or nil if no edge
  /// moves.
  let gain: CGFloat?

  /// - Parameters:
  ///   - motion: The motion of the pages without the drag.
  ///   - table: The measured motion.
  init(_ drag: RecordedDrag, motion: CellMotion, table: MotionTable, isForward: Bool) {
    let edge = EdgeDrag(table, at: 0, isForward: isForward)
    let reached = drag.distance(at: drag.duration)
    let fraction = edge.fraction(atDistance: reached)
    let before = drag.velocity * Self.slope { table.progress(at: edge.fraction(atDistance: reached + $0)) }
    let finishes = Release.finishes(at: table.progress(at: fraction), velocity: drag.velocity, over: table.distance)
    let settling = motion.settling(
      from: fraction, to: finishes ? 1 : 0,
      velocity: drag.velocity * Self.slope { edge.fraction(atDistance: reached + $0) }, progressVelocity: before)
    let next = table.progress(at: settling.fraction(at: Self.instant))
    velocities = (before, (next - table.progress(at: fraction)) / CGFloat(Self.instant))
    gain = table.edge.flatMap { moved in
      reached == 0 ? nil : (moved.position(at: fraction) - moved.position(at: 0)) * moved.sign / reached
    }
    (self.drag, self.edge, self.settling, self.finishes) = (drag, edge, settling, finishes)
  }

  /// The time in seconds after the release at which the velocity is measured.
  private static let instant: TimeInterval = 0.0001

  /// Returns the slope of a function of points at 0.
  private static func slope(_ value: (CGFloat) -> CGFloat) -> CGFloat { value(0.5) - value(-0.5) }

  /// The change of the velocity at the release, in progress per second.
  var velocityJump: CGFloat { abs(velocities.after - velocities.before) }

  /// The time in seconds until the pages rest.
  var duration: TimeInterval { drag.duration + settling.duration }

  /// Returns the fraction of the animation that is shown at a time in seconds.
  func fraction(at time: TimeInterval) -> CGFloat {
    time < drag.duration
      ? edge.fraction(atDistance: drag.distance(at: time)) : settling.fraction(at: time - drag.duration)
  }
}

/// The figures by which the responses to a drag are compared.
struct DragFigures: Equatable {
  /// The distance that the moving edge has covered at the release as a fraction of that of the drag, or nil if no edge
  /// moves.
  let gain: CGFloat?
  /// The change of the velocity at the release, in progress per second.
  let velocityJump: CGFloat
  /// The time in seconds from the release until the pages stay within a hundredth of where they rest.
  let restTime: TimeInterval
  /// Whether the release leads to the end of the transition, and not back to its start.
  let finishes: Bool

  /// - Parameter settlingTime: The time in seconds from the press until the pages have settled.
  init(_ response: DragResponse, settlingTime: TimeInterval) {
    (gain, velocityJump, finishes) = (response.gain, response.velocityJump, response.finishes)
    restTime = max(settlingTime - response.drag.duration, 0)
  }
}
