// SPDX-License-Identifier: MIT
import RenderServer
import UIKitControllers

/// A meter for the frames of a window that appear on the screen, and for the processor time per frame.
///
/// Use it to measure a running program on a display. Without a display it counts nothing.
///
/// ```swift
/// @MainActor func report(_ window: UIWindow) {
///   let meter = FrameMeter(window: window)
///   // … some seconds later:
///   print("\(meter.frames) frames, \(meter.lateFrames) late, \(meter.interval(atPercentile: 0.95)) s between them")
/// }
/// ```
///
/// UIKit has no counterpart.
@preconcurrency @MainActor public final class FrameMeter {
  private let window: UIWindow
  private var startCPU: Double

  /// Creates a meter for a window, and starts counting.
  public init(window: UIWindow) {
    self.window = window
    startCPU = Self.processorSeconds
    window.resetFrameStatistics()
  }

  /// Starts counting from zero.
  public func reset() {
    window.resetFrameStatistics()
    startCPU = Self.processorSeconds
  }

  /// The number of frames that appeared on the screen.
  public var frames: Int { window.frameStatistics.framesPresented }

  /// The number of refreshes during an animation at which no new frame was ready.
  ///
  /// Movements by a display link count as animations.
  public var lateFrames: Int { window.frameStatistics.lateFrames }

  /// Returns a percentile of the times between successive frames of an animation.
  ///
  /// - Parameter share: The share of these times that do not exceed the result, from 0 to 1; 0.95 for the 95th
  ///   percentile.
  /// - Returns: The time in seconds, or 0 if there were no such frames.
  public func interval(atPercentile share: Double) -> TimeInterval {
    window.frameStatistics.interval(atPercentile: share)
  }

  /// The processor time of all threads of this process per frame, in seconds, or 0 if there were no frames.
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
