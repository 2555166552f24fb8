// SPDX-License-Identifier: MIT
import UIKit

/// A movement from a start to an end with an initial velocity: a critically damped spring, in closed form.
struct SpringMovement {
  /// The position at the start in any unit, and the velocity there in that unit per second.
  let origin: CGFloat
  let velocity: CGFloat
  let end: CGFloat
  /// The time of the start, in seconds.
  let start: TimeInterval
  /// The natural frequency of the spring: after 6 / stiffness seconds, about 2 % of the distance is left.
  let stiffness: Double

  /// The remaining distance below which the movement counts as finished.
  private static let slack: CGFloat = 0.0007

  func position(at time: TimeInterval) -> CGFloat {
    let elapsed = max(time - start, 0)
    let distance = Double(origin - end)
    let slope = Double(velocity) + stiffness * distance
    return end + CGFloat((distance + slope * elapsed) * exp(-stiffness * elapsed))
  }

  /// Returns whether the movement is finished, because it is close to its end or was flicked past it.
  func hasArrived(at time: TimeInterval) -> Bool {
    let distance = position(at: time) - end
    return abs(distance) < Self.slack || (distance > 0) != (origin > end)
  }
}
