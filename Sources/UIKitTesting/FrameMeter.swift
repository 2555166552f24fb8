// SPDX-License-Identifier: MIT
import RenderServer
import UIKit

/// Counts the frames that came on screen in a window, and what they cost this program; for measuring a running program
/// on a display. Without a display nothing is counted.
///
/// An addition of this library; there is no such class in Apple's.
public final class FrameMeter {
  private let window: UIWindow
  private var startCPU: Double

  /// Starts to count.
  public init(window: UIWindow) {
    self.window = window
    startCPU = Self.processorSeconds
    window.resetFrameStatistics()
  }

  /// Starts counting anew.
  public func reset() {
    window.resetFrameStatistics()
    startCPU = Self.processorSeconds
  }

  /// Frames that came on screen.
  public var frames: Int { window.frameStatistics.framesPresented }

  /// Refreshes of a running movement (an animation, or a display link that moved something) at which no new frame was
  /// there.
  public var lateFrames: Int { window.frameStatistics.lateFrames }

  /// The interval in seconds between two frames of one movement that a share of all intervals (0…1) does not exceed; 0
  /// where there are none.
  public func interval(atPercentile share: Double) -> TimeInterval {
    window.frameStatistics.interval(atPercentile: share)
  }

  /// Seconds of processor time, of all threads of this program, a frame; 0 without frames.
  public var processorTimePerFrame: TimeInterval {
    let frames = frames
    return frames == 0 ? 0 : (Self.processorSeconds - startCPU) / Double(frames)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
