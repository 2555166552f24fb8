// SPDX-License-Identifier: MIT
import UIKit

/// A way from a place to an end that begins with a velocity: a critically damped spring, in closed form.
struct Flight {
  /// Where it begins, in its own measure, and how fast, in that per second.
  let place: CGFloat
  let velocity: CGFloat
  let end: CGFloat
  /// When it begins, in seconds.
  let start: TimeInterval
  /// How stiff: in 6 / stiffness seconds a hundredth of the way is left.
  let stiffness: Double

  /// Parts of a whole way that count as arrived.
  private static let slack: CGFloat = 0.0007

  func place(at time: TimeInterval) -> CGFloat {
    let elapsed = max(time - start, 0)
    let distance = Double(place - end)
    let slope = Double(velocity) + stiffness * distance
    return end + CGFloat((distance + slope * elapsed) * exp(-stiffness * elapsed))
  }

  /// Arrived, or thrown past the end.
  func hasArrived(at time: TimeInterval) -> Bool {
    let distance = place(at: time) - end
    return abs(distance) < Self.slack || (distance > 0) != (place > end)
  }
}
