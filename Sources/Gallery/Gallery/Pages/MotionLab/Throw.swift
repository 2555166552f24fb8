// SPDX-License-Identifier: MIT
import UIKit

/// The movement of something that was thrown and is slowed down by friction: its velocity decays exponentially, as that
/// of a scroll view. It bounces off the edges of its area.
struct Throw {
  /// The position and the velocity at the start, in points and points per second.
  let origin: CGPoint
  let velocity: CGPoint
  let start: TimeInterval
  /// The factor by which the velocity decreases in a millisecond.
  let rate: CGFloat
  /// The rectangle within which it stays.
  let area: CGRect

  /// The speed in points per second below which it stands still.
  private static let leastSpeed: CGFloat = 4

  /// The natural logarithm of the factor by which the velocity decreases in a second.
  private var decay: CGFloat { 1000 * log(rate) }

  /// Where it will come to rest. It is known at the start, like the target of a scroll view.
  var end: CGPoint { folded(x: origin.x - velocity.x / decay, y: origin.y - velocity.y / decay) }

  /// The time in seconds until it stands still.
  var duration: TimeInterval {
    Double(max(log(Self.leastSpeed / max(hypot(velocity.x, velocity.y), Self.leastSpeed)) / decay, 0))
  }

  func position(at time: TimeInterval) -> CGPoint {
    let elapsed = time - start
    guard elapsed < duration else { return end }
    let factor = (exp(decay * CGFloat(max(elapsed, 0))) - 1) / decay
    return folded(x: origin.x + velocity.x * factor, y: origin.y + velocity.y * factor)
  }

  /// Returns a point as it is after bouncing off the edges.
  private func folded(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: Self.fold(x, area.minX, area.maxX), y: Self.fold(y, area.minY, area.maxY))
  }

  private static func fold(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    guard high > low else { return low }
    let length = high - low
    let turn = (value - low).truncatingRemainder(dividingBy: 2 * length)
    let positive = turn < 0 ? turn + 2 * length : turn
    return low + (positive > length ? 2 * length - positive : positive)
  }
}
