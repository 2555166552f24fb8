// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// The cost of scrolling, which the last line of output contains.
struct ScrollReport: Encodable {
  struct Interval: Encodable {
    let p50, p99: Double
  }

  let subject: String
  let frames, lateFrames: Int
  /// The time in milliseconds between two frames.
  let interval: Interval
  let clientCPUMillisecondsPerFrame: Double
  let viewsMade: Int

  private enum CodingKeys: String, CodingKey {
    case subject, frames
    case lateFrames = "late_frames"
    case interval = "interval_ms"
    case clientCPUMillisecondsPerFrame = "client_cpu_ms_per_frame"
    case viewsMade = "views_made"
  }

  init(_ options: ScrollOptions, _ meter: FrameMeter, viewsMade: Int) {
    subject = options.subject.rawValue
    frames = meter.frames
    lateFrames = meter.lateFrames
    interval = Interval(
      p50: meter.interval(atPercentile: 0.5) * 1000, p99: meter.interval(atPercentile: 0.99) * 1000)
    clientCPUMillisecondsPerFrame = meter.processorTimePerFrame * 1000
    self.viewsMade = viewsMade
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { preconditionFailure("ScrollReport: a value is not finite") }
    return String(decoding: data, as: UTF8.self)
  }
}
