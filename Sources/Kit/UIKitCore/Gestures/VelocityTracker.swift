// SPDX-License-Identifier: MIT

/// Computes a velocity from the latest samples, as the slope of the line that fits them best.
///
/// It takes the device's samples with the server's time stamps rather than one position per frame, so that the velocity
/// at release does not depend on the timing of frames.
package struct VelocityTracker {
  /// The time in seconds over which the velocity is measured. It is long enough for four samples of a slow (125 Hz)
  /// mouse, and short enough that a pause of three frames before the release gives a velocity of zero.
  private static let window: TimeInterval = 0.05

  private var samples: [(time: TimeInterval, value: CGVector)] = []

  package init() {}

  package mutating func add(_ value: CGVector, at time: TimeInterval) {
    let recent = samples.drop { $0.time < time - Self.window }
    // The last sample before a pause is kept, so that the first movement after the pause has a velocity.
    samples = recent.isEmpty ? samples.suffix(1) : Array(recent)
    // Server times are whole milliseconds. The last of several samples with the same time counts.
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, value))
  }

  /// Adds a value of one dimension, whose velocity is the vector's `dx`.
  mutating func add(_ value: CGFloat, at time: TimeInterval) { add(CGVector(dx: value, dy: 0), at: time) }

  package mutating func reset() { samples = [] }

  /// The velocity in units per second at the last sample, or zero if there is only one.
  package var velocity: CGVector {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let count = CGFloat(samples.count)
    let meanTime = samples.reduce(0) { $0 + ($1.time - last.time) } / count
    var (spread, alongX, alongY): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for sample in samples {
      let time = sample.time - last.time - meanTime
      spread += time * time
      alongX += time * (sample.value.dx - last.value.dx)
      alongY += time * (sample.value.dy - last.value.dy)
    }
    guard spread > 0 else { return .zero }
    return CGVector(dx: alongX / spread, dy: alongY / spread)
  }
}
