// SPDX-License-Identifier: MIT
import UIKit

/// Measures a run: the frames of the window's surface and their intervals, and the processor time of this program.
final class PlayMeter {
  private let window: UIWindow
  private let startTime = CACurrentMediaTime()
  private let startCPU = ProcessorTime.now
  private var transitions = 0

  init(window: UIWindow) {
    self.window = window
    window.resetFrameStatistics()
  }

  /// The time in seconds since the run began.
  var elapsed: TimeInterval { CACurrentMediaTime() - startTime }

  func countTransition() { transitions += 1 }

  func report(for options: PlayOptions) -> PlayReport {
    let cpu = (ProcessorTime.now - startCPU) * 1000
    let statistics = window.frameStatistics
    let frames = statistics.framesPresented
    return PlayReport(
      style: options.style, kind: options.kind.rawValue, labels: options.labels, frames: frames,
      transitions: transitions, lateFrames: statistics.lateFrames,
      interval: .init(
        p50: statistics.interval(atPercentile: 0.5) * 1000, p99: statistics.interval(atPercentile: 0.99) * 1000),
      clientCPUMillisecondsPerFrame: frames == 0 ? 0 : cpu / Double(frames))
  }
}
