// SPDX-License-Identifier: MIT
import UIKit

/// The cost of a frame of a transition.
struct FrameCost: Equatable {
  /// The time in seconds until the X server has drawn it.
  var time: TimeInterval
  /// The processor time in seconds of this program.
  var processorTime: TimeInterval
  /// The bytes that are sent to the X server.
  var bytes: Int
  /// How many of the measured frames took longer than a refresh of the screen.
  var lateFrames: Int
  /// The number of measured frames.
  var frames: Int

  var text: String {
    let size = bytes < 10_000 ? "\(bytes) B" : "\(bytes / 1000) kB"
    return String(format: "%.0f µs, ", time * 1e6) + size
  }
}
