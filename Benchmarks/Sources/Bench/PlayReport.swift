// SPDX-License-Identifier: MIT
import Foundation

/// The JSON line that `gallery play` and the baseline print at the end.
struct PlayReport: Decodable {
  struct Interval: Decodable {
    let p50, p99: Double
  }

  let frames: Int
  let transitions: Int
  let lateFrames: Int
  let intervalMS: Interval

  private enum CodingKeys: String, CodingKey {
    case frames, transitions
    case lateFrames = "late_frames"
    case intervalMS = "interval_ms"
  }

  init(line: String) throws(BenchError) {
    do { self = try JSONDecoder().decode(PlayReport.self, from: Data(line.utf8)) } catch {
      throw BenchError("unexpected output instead of the JSON line: \(line)")
    }
  }
}
