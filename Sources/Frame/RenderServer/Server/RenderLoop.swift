// SPDX-License-Identifier: MIT
import CLinux
import CX11
import Diagnostics
import Foundation
import X11

/// The render thread: takes requests, reads the server's events, draws the frames that are due, and sleeps.
///
/// All communication over its connection happens on this thread.
final class RenderLoop {
  private let connection: Connection
  private let clock: FrameClockMode
  private let inbox: Inbox
  private let events: EventMailbox
  private let compositor: Compositor
  private var surfaces: [SurfaceID: SurfaceRenderer] = [:]
  private var reportedErrors: Set<String> = []
  private var isStopping = false
  /// Whether an error has been received, which may have made a frame due, even just before the loop sleeps.
  private var hasNewError = false
  /// Whether there has been no request since memory was freed last.
  private var isTrimmed = true

  /// The time in seconds without requests and frames after which memory is freed. Estimated: pauses between gestures are
  /// shorter, and pictures that the next gesture needs again are kept meanwhile.
  private static let restDelay = 0.5
  /// The size in bytes from which a block of memory, such as the pixels of a picture, returns to the system when it is
  /// freed. Otherwise the C library keeps freed blocks up to the size of the largest one for later. The value is a choice:
  /// no block that each frame needs is as large.
  private static let mappedSize: Int32 = 1 << 20
  /// The stack size in bytes. Layer trees are walked recursively; this suffices for about ten thousand levels.
  static let stackSize = 64 << 20

  /// Runs on the calling thread until it is stopped or the connection is lost.
  static func run(connection: Connection, clock: FrameClockMode, inbox: Inbox, events: EventMailbox) {
    RenderLoop(connection: connection, clock: clock, inbox: inbox, events: events).run()
  }

  private init(connection: Connection, clock: FrameClockMode, inbox: Inbox, events: EventMailbox) {
    self.connection = connection
    self.clock = clock
    self.inbox = inbox
    self.events = events
    connection.onConnectionLost = {}
    compositor = Compositor(connection: connection)
    ContentPainter.prepare(connection)
  }

  private func run() {
    mallopt(M_MMAP_THRESHOLD, Self.mappedSize)
    connection.onError = { [unowned self] in receive($0) }
    while !isStopping && !connection.isLost {
      hasNewError = false
      takeRequests()
      connection.readAnswers(at: now) { surface(of: $0) }
      drawDueFrames()
      connection.flush()
      if !isStopping { sleep() }
    }
    if connection.isLost {
      events.post(.deviceLost("lost the X display \"\(connection.displayName)\": the server has gone"))
    }
    inbox.close()
    surfaces = [:]
    // Later errors are about surfaces that no longer exist.
    connection.onError = { _ in }
  }

  private func takeRequests() {
    for request in inbox.take() {
      perform(request)
      isTrimmed = false
    }
  }

  private func perform(_ request: ServerRequest) {
    switch request {
    case .add(let description):
      surfaces[description.id] = SurfaceRenderer(
        description, connection: connection, clock: clock, compositor: compositor, events: events)
    case .commit(let id, let commit): surfaces[id]?.apply(commit)
    case .resize(let id, let size, let scale): surfaces[id]?.resize(to: size, scale: scale)
    case .setVisible(let id, let isVisible): surfaces[id]?.setVisible(isVisible)
    case .invalidate(let id): surfaces[id]?.invalidate()
    case .setRefreshRate(let id, let rate): surfaces[id]?.setRefreshRate(rate)
    case .setTicks(let id, let timing): surfaces[id]?.ticks = timing
    case .tickHandled(let id): surfaces[id]?.noteTickHandled()
    case .setReportsFrames(let id, let reports): surfaces[id]?.setReportsFrames(reports)
    case .detach(let id): surfaces[id] = nil
    case .render(let id, let time, let reply):
      if let image = surfaces[id]?.renderAndRead(at: time), !connection.isLost { reply.send(image) }
    case .measure(let id, let time, let reply):
      if let cost = surfaces[id]?.measure(at: time), !connection.isLost { reply.send(cost) }
    case .stop: isStopping = true
    }
  }

  // MARK: Events from the server

  private func surface(of window: UInt) -> SurfaceRenderer? { surfaces.values.first { $0.window == window } }

  /// Handles an error. A window may be destroyed before the render thread has been told; that ends its surface and is
  /// not an error.
  private func receive(_ error: XProtocolError) {
    hasNewError = true
    if surfaces.values.contains(where: { $0.noteError(error) }) { return }
    let isLoss = error.code == BadWindow || error.code == BadDrawable
    if isLoss, let surface = surface(of: error.resource) {
      surface.noteWindowLost()
    } else if error.code != BadWindow, error.code != BadDrawable,
      reportedErrors.insert("\(error.request) \(error.code)").inserted
    {
      warn("\(error)")
    }
  }

  // MARK: Frames

  private var now: Double { FrameClock.now }

  private func drawDueFrames() {
    guard clock != .manual else { return }
    for surface in surfaces.values { surface.step(now: now) }
  }

  // MARK: Sleep

  /// Sleeps until a request or an event arrives, or the next frame is due.
  private func sleep() {
    guard !connection.hasQueuedEvents, !connection.isLost, !hasNewError else { return }
    if clock != .manual, let deadline = surfaces.values.compactMap(\.deadline).min() {
      sleep(atMost: max(deadline - now, 0))
    } else if clock == .manual || isTrimmed {
      sleep(atMost: nil)
    } else if !sleep(atMost: Self.restDelay) {
      trim()
    }
  }

  /// Returns whether something ended the sleep before its time.
  @discardableResult
  private func sleep(atMost seconds: Double?) -> Bool {
    DescriptorSleep.wait(for: [inbox.fileDescriptor, connection.fileDescriptor], atMost: seconds)
  }

  /// Frees what only frames that follow each other closely need, here and on the server, and returns free memory to the
  /// system.
  ///
  /// The heap is as large as it was when the program needed most, and has gaps, so without this a program at rest keeps
  /// that much.
  private func trim() {
    isTrimmed = true
    for surface in surfaces.values { surface.trim() }
    compositor.trim()
    connection.flush()
    malloc_trim(0)
  }
}
