// SPDX-License-Identifier: MIT

/// Speed from raw samples: the slope of the straight line that fits the last of them best.
///
/// Device samples with the server's time stamps go in, not one position a frame, so that the speed at release does not
/// depend on how frames fell.
package struct VelocityTracker {
  /// Seconds that are looked back. Chosen: long enough for four samples of a slow (125 Hz) mouse, short enough that
  /// holding still for three frames before letting go counts as standing.
  private static let window: TimeInterval = 0.05

  private var samples: [(time: TimeInterval, value: CGVector)] = []

  package init() {}

  package mutating func add(_ value: CGVector, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.window }
    // Servers count milliseconds: several samples of one of them are one.
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, value))
  }

  package mutating func reset() { samples = [] }

  /// Units per second at the last sample; zero where there is only one.
  package var velocity: CGVector {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let count = CGFloat(samples.count)
    let meanTime = samples.reduce(0) { $0 + ($1.time - last.time) } / count
    let meanX = samples.reduce(0) { $0 + $1.value.dx } / count
    let meanY = samples.reduce(0) { $0 + $1.value.dy } / count
    var (spread, alongX, alongY): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for sample in samples {
      let time = sample.time - last.time - meanTime
      spread += time * time
      alongX += time * (sample.value.dx - meanX)
      alongY += time * (sample.value.dy - meanY)
    }
    guard spread > 0 else { return .zero }
    return CGVector(dx: alongX / spread, dy: alongY / spread)
  }
}
