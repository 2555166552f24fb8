// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A request from another thread to the render thread.
enum ServerRequest: Sendable {
  case add(SurfaceDescription)
  case commit(SurfaceID, Commit)
  case resize(SurfaceID, PixelSize, scale: CGFloat)
  case setVisible(SurfaceID, Bool)
  case invalidate(SurfaceID)
  case setRefreshRate(SurfaceID, Double)
  case setTicks(SurfaceID, TickTiming)
  case tickHandled(SurfaceID)
  case setReportsFrames(SurfaceID, Bool)
  case detach(SurfaceID)
  case render(SurfaceID, time: Double, reply: Reply<CGImage>)
  case measure(SurfaceID, time: Double, reply: Reply<FrameMeasurement>)
  case stop
}

/// The initial parameters of a surface.
struct SurfaceDescription: Sendable {
  let id: SurfaceID
  /// The window, or nil for an off-screen surface.
  let window: SurfaceWindow?
  let pixelSize: PixelSize
  let scale: CGFloat
  let hasAlpha: Bool
  var usesCaches = true
  let statistics: StatisticsRecord
  let latestFrame: LatestFrame
}

/// The statistics of a surface, written by the render thread.
final class StatisticsRecord: Sendable {
  private let value = LockedValue(FrameStatistics())

  var current: FrameStatistics { value.withLock { $0 } }
  func reset() { value.withLock { $0 = FrameStatistics() } }
  func update<Result>(_ body: (inout FrameStatistics) -> Result) -> Result { value.withLock { body(&$0) } }
}
