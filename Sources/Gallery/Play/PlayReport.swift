// SPDX-License-Identifier: MIT
import UIKit

/// What a play cost, as its last line prints it.
struct PlayReport: Encodable {
  struct Interval: Encodable {
    let p50: Double
    let p99: Double
  }

  let style: String
  let kind: String
  let labels: Int
  let frames: Int
  let transitions: Int
  let lateFrames: Int
  /// Milliseconds between two frames of one transition.
  let interval: Interval
  let clientCPUMillisecondsPerFrame: Double

  private enum CodingKeys: String, CodingKey {
    case style, kind, labels, frames, transitions
    case lateFrames = "late_frames"
    case interval = "interval_ms"
    case clientCPUMillisecondsPerFrame = "client_cpu_ms_per_frame"
  }

  /// One line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { preconditionFailure("PlayReport: a figure is not a number") }
    return String(decoding: data, as: UTF8.self)
  }
}
