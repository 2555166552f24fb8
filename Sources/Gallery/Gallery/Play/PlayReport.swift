// SPDX-License-Identifier: MIT
import UIKit

/// The measurements of a run, which its last line prints.
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
  /// The time in milliseconds between two frames of one transition.
  let interval: Interval
  let clientCPUMillisecondsPerFrame: Double

  private enum CodingKeys: String, CodingKey {
    case style, kind, labels, frames, transitions
    case lateFrames = "late_frames"
    case interval = "interval_ms"
    case clientCPUMillisecondsPerFrame = "client_cpu_ms_per_frame"
  }

  /// The report as one line of JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { preconditionFailure("PlayReport: a measurement is not finite") }
    return String(decoding: data, as: UTF8.self)
  }
}
