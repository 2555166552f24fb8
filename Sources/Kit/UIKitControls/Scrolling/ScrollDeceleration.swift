// SPDX-License-Identifier: MIT
import Diagnostics

/// The motion of released content, which loses a fixed fraction of its velocity in each millisecond.
///
/// `x(t) = x0 + v·(r^t − 1)/ln r`, with t in milliseconds and v in points per millisecond. With the final offset `end =
/// x0 − v/ln r`, this is `end − (end − x0)·e^(−k·t)`, where `k = −1000·ln r` per second.
struct ScrollDeceleration: ScrollCurve, Hashable {
  package let start: Double
  package let end: Double
  /// The fraction of the velocity that is lost per second.
  let decay: Double

  /// The distance from the end in points below which content counts as being there. Chosen: invisible.
  static let settlingDistance = 0.5

  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - rate: The fraction of the velocity that is left after a millisecond.
  init(from start: Double, velocity: Double, rate: UIScrollView.DecelerationRate) {
    let decay = Self.decay(of: rate)
    self.init(from: start, to: start + velocity / decay, decay: decay)
  }

  init(from start: Double, to end: Double, decay: Double) {
    require(decay > 0, "ScrollDeceleration: the rate must lie between 0 and 1, or the content would never stop")
    (self.start, self.end, self.decay) = (start, end, decay)
  }

  static func decay(of rate: UIScrollView.DecelerationRate) -> Double { -1000 * log(Double(rate.rawValue)) }

  package func value(at time: Double) -> Double { end - (end - start) * exp(-decay * max(time, 0)) }
  package func velocity(at time: Double) -> Double { (end - start) * decay * exp(-decay * max(time, 0)) }

  package var settlingDuration: Double {
    let distance = abs(end - start)
    return distance > Self.settlingDistance ? log(distance / Self.settlingDistance) / decay : 0
  }

  /// Returns the time in seconds at which the content passes an offset between its start and its end.
  package func time(at offset: Double) -> Double {
    end == start ? 0 : max(-log((end - offset) / (end - start)) / decay, 0)
  }
}
