// SPDX-License-Identifier: MIT
package import CoreGraphics
package import RenderTree
package import X11

/// The main thread's interface to the rendering of a window or an off-screen picture.
///
/// All methods may be called from any thread. They queue requests, which the render thread handles in order. Only
/// `renderFrame(at:)` waits.
package final class RenderSurface: CommitSink, Sendable {
  private struct RequestedState {
    var ticks = TickTiming.none
    var reportsFrames = false
    var pixelSize: PixelSize
  }

  package let id: SurfaceID
  /// True for a window that is drawn with the refresh of its monitor.
  package let reportsStarts: Bool
  private let inbox: Inbox
  private let record: StatisticsRecord
  private let latestFrame: LatestFrame
  private let requested: LockedValue<RequestedState>

  init(_ description: SurfaceDescription, reportsStarts: Bool, inbox: Inbox) {
    id = description.id
    self.reportsStarts = reportsStarts
    self.inbox = inbox
    record = description.statistics
    latestFrame = description.latestFrame
    requested = LockedValue(RequestedState(pixelSize: description.pixelSize))
  }

  deinit { detach() }

  package func commit(_ commit: Commit) { inbox.post(.commit(id, commit)) }

  package var latestFrameTime: Double { latestFrame.time }

  package func holdLatestFrame(untilCommit commit: UInt64) -> Double {
    latestFrame.hold(untilCommit: commit, now: FrameClock.now)
  }

  /// Sets the window's new size in pixels. Call it after, or immediately before, the commit with the layout for that
  /// size, so that no frame shows the old layout in the new size. When its frame has been drawn, `ServerEvent.resized`
  /// follows.
  package func resize(pixelSize: PixelSize, scale: CGFloat) {
    let size = pixelSize.clampedToDrawable
    requested.withLock { $0.pixelSize = size }
    inbox.post(.resize(id, size, scale: scale))
  }

  /// Sets whether the window is mapped. Nothing is drawn for a window that is not.
  package func setVisible(_ isVisible: Bool) { inbox.post(.setVisible(id, isVisible)) }

  /// Sets the refresh rate, in frames per second, of the monitor that shows the window.
  package func setRefreshRate(_ rate: Double) { inbox.post(.setRefreshRate(id, rate)) }

  /// Draws and presents everything again, as after an exposure.
  package func invalidate() { inbox.post(.invalidate(id)) }

  /// Whether, and when, a `tick` event is sent for each refresh, for whose commit the frame waits.
  package var ticks: TickTiming {
    get { requested.withLock { $0.ticks } }
    set {
      let changed = requested.withLock { requested in
        defer { requested.ticks = newValue }
        return requested.ticks != newValue
      }
      if changed { inbox.post(.setTicks(id, newValue)) }
    }
  }

  /// Whether a `frame` event is sent for each frame that has been shown.
  package var reportsFrames: Bool {
    get { requested.withLock { $0.reportsFrames } }
    set {
      let changed = requested.withLock { requested in
        defer { requested.reportsFrames = newValue }
        return requested.reportsFrames != newValue
      }
      if changed { inbox.post(.setReportsFrames(id, newValue)) }
    }
  }

  /// Reports that a tick has changed nothing, so that its frame need not wait any longer. A commit has the same effect.
  package func tickHandled() { inbox.post(.tickHandled(id)) }

  /// Ends the rendering. Afterwards the window may be destroyed, and the surface can no longer be used.
  package func detach() { inbox.post(.detach(id)) }

  /// Draws the tree at `time` (absolute monotonic seconds) and returns the pixels. A window shows them too.
  ///
  /// Waits for all previous commits. After the loss of the device or `detach()`, the picture is transparent.
  package func renderFrame(at time: Double) -> CGImage {
    let image = Reply<CGImage>.wait { inbox.post(.render(id, time: time, reply: $0)) }
    if let image { return image }
    let size = requested.withLock { $0.pixelSize }
    let bytesPerRow = size.width * CGImage.bytesPerPixel
    return CGImage(
      width: size.width, height: size.height, bytesPerRow: bytesPerRow, isOpaque: false,
      pixels: [UInt8](repeating: 0, count: bytesPerRow * size.height))
  }

  /// Draws the tree at `time` (absolute monotonic seconds) off the screen and returns the cost of the frame.
  ///
  /// Waits for all previous commits. Nil after the loss of the device or `detach()`, and for a surface without pixels.
  package func measureFrame(at time: Double) -> FrameMeasurement? {
    Reply<FrameMeasurement>.wait { inbox.post(.measure(id, time: time, reply: $0)) }
  }

  package var statistics: FrameStatistics { record.current }

  /// Resets the statistics to zero.
  package func resetStatistics() { record.reset() }
}

extension CGImage {
  /// The number of bytes per pixel: blue, green, red and alpha.
  static var bytesPerPixel: Int { 4 }
}
