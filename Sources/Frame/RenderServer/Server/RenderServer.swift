// SPDX-License-Identifier: MIT
package import CoreGraphics
import Diagnostics
import Dispatch
import RenderTree
import Synchronization
package import X11

/// Draws committed layer trees into windows, on a thread and an X connection of its own.
///
/// Make a surface for each window and commit to it. `events` contains what the main thread needs to know. Animations
/// continue while the main thread is busy. The thread sleeps while nothing changes.
///
/// See also `RenderSurface`.
package final class RenderServer: Sendable {
  /// Events for the main thread: ticks, new sizes, and the loss of the device.
  package let events: EventMailbox
  private let clock: FrameClockMode
  private let inbox: Inbox
  private let end = DispatchSemaphore(value: 0)

  private static let nextSurface = Atomic<UInt64>(1)

  /// - Parameter displayName: The display, in the format of `DISPLAY`, which is the default.
  package convenience init(displayName: String? = nil, clock: FrameClockMode = .refresh) throws(ConnectionError) {
    try self.init(takingOver: try Connection(displayName: displayName), clock: clock)
  }

  /// Creates a server on a connection that nothing else may use afterwards.
  ///
  /// - Parameter stackSize: The size of the thread's stack in bytes, or nil for what layer trees need.
  package convenience init(
    takingOver connection: X11.Connection, clock: FrameClockMode, stackSize: Int? = nil
  ) throws(ConnectionError) {
    try self.init(displayName: connection.displayName, clock: clock, stackSize: stackSize) { .success(connection) }
  }

  /// Creates a server on a connection that is being opened. If that fails, the device is lost.
  package convenience init(
    takingOver connection: ThreadWork<Result<X11.Connection, ConnectionError>>, displayName: String,
    clock: FrameClockMode
  ) throws(ConnectionError) {
    try self.init(displayName: displayName, clock: clock, stackSize: nil) { connection.value }
  }

  /// - Parameter connection: Returns the connection on the server's thread.
  private init(
    displayName: String, clock: FrameClockMode, stackSize: Int?,
    connection: @escaping @Sendable () -> Result<X11.Connection, ConnectionError>
  ) throws(ConnectionError) {
    self.clock = clock
    events = try EventMailbox()
    inbox = try Inbox()
    do throws(ProgramThread.StartError) {
      try ProgramThread.start(name: "render", stackSize: stackSize ?? RenderLoop.stackSize) {
        [inbox, events, end] in
        switch connection() {
        case .success(let connection):
          RenderLoop.run(connection: connection, clock: clock, inbox: inbox, events: events)
          // Xlib must not be in use when the program ends.
          connection.close()
          ServerText.release(connection)
        case .failure(let error):
          events.post(.deviceLost("\(error)"))
          inbox.close()
        }
        end.signal()
      }
    } catch {
      throw ConnectionError(reason: .noThread(error), displayName: displayName)
    }
  }

  deinit { inbox.post(.stop) }

  /// Returns a surface that draws into a window of any connection to the same server.
  ///
  /// - Parameters:
  ///   - window: The window. The caller destroys it, after `RenderSurface.detach()`. A window that is not visible need not
  ///     exist on the server yet.
  ///   - scale: The number of pixels per point.
  ///   - hasAlpha: Whether pixels that no layer covers are transparent instead of black, if the window's visual has alpha.
  ///   - isVisible: Whether the window is mapped.
  ///   - refreshRate: The refresh rate in frames per second of the monitor that shows the window.
  package func makeSurface(
    window: X11.Window, pixelSize: PixelSize, scale: CGFloat, hasAlpha: Bool = false, isVisible: Bool = true,
    refreshRate: Double = Monitor.defaultRefreshRate
  ) -> RenderSurface {
    let window = SurfaceWindow(window, isVisible: isVisible, refreshRate: refreshRate)
    return makeSurface(optionalWindow: window, pixelSize: pixelSize, scale: scale, hasAlpha: hasAlpha)
  }

  /// Returns an off-screen surface, whose frames are drawn by `RenderSurface.renderFrame(at:)`.
  ///
  /// - Parameter usesCaches: Whether what a frame draws is kept for the next. The pixels are the same without caches.
  package func makeOffscreenSurface(
    pixelSize: PixelSize, scale: CGFloat, hasAlpha: Bool = false, usesCaches: Bool = true
  ) -> RenderSurface {
    makeSurface(optionalWindow: nil, pixelSize: pixelSize, scale: scale, hasAlpha: hasAlpha, usesCaches: usesCaches)
  }

  private func makeSurface(
    optionalWindow window: SurfaceWindow?, pixelSize: PixelSize, scale: CGFloat, hasAlpha: Bool,
    usesCaches: Bool = true
  ) -> RenderSurface {
    let id = SurfaceID(rawValue: Self.nextSurface.wrappingAdd(1, ordering: .relaxed).oldValue)
    let description = SurfaceDescription(
      id: id, window: window, pixelSize: pixelSize.clampedToDrawable, scale: scale, hasAlpha: hasAlpha,
      usesCaches: usesCaches, statistics: StatisticsRecord(), latestFrame: LatestFrame())
    inbox.post(.add(description))
    return RenderSurface(description, reportsStarts: window != nil && clock != .manual, inbox: inbox)
  }

  /// Ends the thread and its connection, and waits for both.
  package func stop() {
    inbox.post(.stop)
    end.wait()
    end.signal()
  }
}
