// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import Diagnostics
import RenderTree
import X11

/// The render thread's end of a surface: its tree, its buffers, and when its next frame is due.
///
///     resting ── something changed ──► (ticking ──►) drawing ── damage ──► waiting for the refresh
///        ▲                                                                       │
///        └─────────────── nothing animates, nothing changed ◄────────────────────┘
final class SurfaceRenderer {
  let window: UInt?
  var wantsTicks = false {
    didSet {
      // The links have ended: what is committed next continues nothing.
      if !wantsTicks, !animates { isInSequence = false }
    }
  }
  var wantsPresentations = false

  private let description: SurfaceDescription
  private let compositor: Compositor
  private let events: EventMailbox
  private let visual: SurfaceVisual
  private let presenter: (any Presenter)?
  private let buffers: BackBuffers
  private let scene: Scene
  private var isVisible = true
  private var isDead: Bool
  private var hasReportedRefusal = false
  private var animates = false
  private var wakeTime: Double?
  private var isDirty = true
  private var newSize: PixelSize?
  /// The last frame that was presented is to be followed by another at the next refresh: something animates, or a link
  /// moves something.
  private var isInSequence = false
  private var tick: (target: Double, deadline: Double, isHandled: Bool)?

  /// The share of a refresh that the main thread has for its part of a frame.
  private static let mainThreadShare = 0.5

  init(
    _ description: SurfaceDescription, connection: Connection, clock: FrameClockMode, compositor: Compositor,
    events: EventMailbox
  ) {
    self.description = description
    self.compositor = compositor
    self.events = events
    window = description.window
    let windowVisual = description.window.flatMap {
      SurfaceVisual(connection: connection, window: $0, hasAlpha: description.hasAlpha)
    }
    isDead = description.window != nil && windowVisual == nil
    visual = windowVisual ?? SurfaceVisual(connection: connection, hasAlpha: description.hasAlpha)
    let target = isDead ? nil : description.window
    presenter = target.map { Self.makePresenter(connection, window: $0, clock: clock, size: description.pixelSize) }
    buffers = BackBuffers(connection: connection, visual: visual, window: target, size: description.pixelSize)
    scene = Scene(size: description.pixelSize, scale: description.scale)
  }

  private static func makePresenter(
    _ connection: Connection, window: UInt, clock: FrameClockMode, size: PixelSize
  ) -> any Presenter {
    var (x, y, child): (Int32, Int32, XID) = (0, 0, 0)
    XTranslateCoordinates(connection.display, window, connection.rootWindow, 0, 0, &x, &y, &child)
    let rate = connection.refreshRate(x: Int(x), y: Int(y), width: size.width, height: size.height)
    guard clock == .refresh, connection.extensions.present != nil, connection.extensions.fixes != nil else {
      return TimerPresenter(connection: connection, window: window, refreshInterval: 1 / rate)
    }
    return PresentPresenter(connection: connection, window: window, refreshInterval: 1 / rate)
  }

  // MARK: Requests

  func apply(_ commit: Commit) {
    scene.apply(commit)
    isDirty = true
    noteTickHandled()
  }

  func resize(to size: PixelSize, scale: CGFloat) {
    buffers.resize(to: size)
    scene.resize(to: size, scale: scale)
    newSize = size
    isDirty = true
    if !isVisible || isDead { reportNewSize() }
  }

  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    tick = nil
    isInSequence = false
    presenter?.reset()
    buffers.releaseAll()
    if isVisible { invalidate() } else { reportNewSize() }
  }

  func invalidate() {
    scene.invalidate()
    isDirty = true
  }

  func setRefreshRate(_ rate: Double) {
    if rate > 0 { presenter?.refreshInterval = 1 / rate }
  }

  func noteTickHandled() { tick?.isHandled = true }

  /// There will be no more frames; the surface stays until it is detached.
  func noteWindowLost() {
    isDead = true
    reportNewSize()
  }

  private func reportNewSize() {
    guard let size = newSize else { return }
    newSize = nil
    events.post(.resized(surface: description.id, pixelSize: size))
  }

  // MARK: What the server says

  func noteCompleted(_ notice: XPresentCompleteNotifyEvent, at time: Double) {
    (presenter as? PresentPresenter)?.noteCompleted(notice, at: time)
  }

  func noteIdle(pixmap: UInt) { buffers.noteIdle(pixmap: pixmap) }

  func noteCopied(at time: Double) { (presenter as? TimerPresenter)?.noteCopied(at: time) }

  /// Notes an error of the server's. Returns whether it is about this surface's buffers and has been dealt with.
  func noteError(_ error: XProtocolError) -> Bool {
    let wasRefused = buffers.isRefused
    guard buffers.noteError(error) else { return false }
    if buffers.isRefused, !wasRefused {
      reportRefusal()
      presenter?.reset()
      invalidate()
    }
    return true
  }

  private func reportRefusal() {
    guard !hasReportedRefusal else { return }
    hasReportedRefusal = true
    let outcome = window == nil ? "it stays empty" : "frames are drawn in the window itself and may flicker"
    warn(
      "the X server has no memory for a picture of \(buffers.size.width)x\(buffers.size.height) pixels, so \(outcome); "
        + "use a smaller size or scale")
  }

  private func finish(_ frame: FinishedFrame, interval: Double) {
    guard frame.isShown else { return noteSkipped(frame.note) }
    description.statistics.update {
      $0.notePresentation(at: frame.time, refreshInterval: interval, continues: frame.note.continues)
    }
    if let size = frame.note.resized { events.post(.resized(surface: description.id, pixelSize: size)) }
    if wantsPresentations {
      let count = description.statistics.current.framesPresented
      events.post(.presented(surface: description.id, time: frame.time, count: count))
    }
  }

  /// The frame that overtook this one also shows what was new in it.
  private func noteSkipped(_ note: FrameNote) {
    guard let size = note.resized else { return }
    newSize = newSize ?? size
    isDirty = true
  }

  // MARK: Frames by the clock

  /// When `step(now:)` must be called though nothing was heard.
  var deadline: Double? {
    guard isVisible, !isDead, let presenter else { return nil }
    if presenter.isBusy { return presenter.deadline }
    return [presenter.deadline, tick?.deadline, wakeTime].compactMap(\.self).min()
  }

  func step(now: Double) {
    guard isVisible, !isDead, let presenter else { return }
    for frame in presenter.update(now: now) { finish(frame, interval: presenter.refreshInterval) }
    presenter.isPipelined = animates && !wantsTicks
    if presenter.mustPresentAgain { isDirty = true }
    guard !presenter.isBusy else { return }
    if let wakeTime, now >= wakeTime { (self.wakeTime, isDirty) = (nil, true) }
    if let tick {
      if tick.isHandled || now >= tick.deadline { draw(for: tick.target, presenter, now: now) }
    } else if wantsTicks {
      startTick(presenter, now: now)
    } else if isDirty || animates {
      draw(for: presenter.presentationTime(now: now), presenter, now: now)
    }
  }

  private func startTick(_ presenter: any Presenter, now: Double) {
    let target = presenter.presentationTime(now: now)
    tick = (target, now + presenter.refreshInterval * Self.mainThreadShare, false)
    events.post(.tick(surface: description.id, timestamp: presenter.lastRefresh, target: target))
  }

  private func draw(for time: Double, _ presenter: any Presenter, now: Double) {
    guard let buffer = buffers.free() else { return }
    let isOwed = tick?.isHandled == false
    tick = nil
    // A tick that brought nothing needs no look at the tree.
    let damage = isDirty || animates ? drawFrame(at: time, into: buffer) : PixelRegion()
    if damage.isEmpty, !presenter.mustPresentAgain {
      // A frame that the main thread is late with is still owed.
      isInSequence = isInSequence && isOwed
      if animates || wantsTicks { presenter.requestRefresh(now: now) }
      reportNewSize()
    } else {
      let note = FrameNote(continues: isInSequence, resized: newSize)
      newSize = nil
      presenter.present(buffer, damage: damage, frame: note, now: now)
      isInSequence = animates || wantsTicks
    }
  }

  /// Returns what differs from the frame before.
  private func drawFrame(at time: Double, into buffer: BackBuffer) -> PixelRegion {
    let damage = scene.update(at: time)
    buffers.add(damage: damage)
    if !buffer.pending.isEmpty {
      compositor.draw(scene.list, into: buffer.picture, hasAlpha: visual.hasAlpha, damage: buffer.pending)
      buffer.pending = PixelRegion()
    }
    isDirty = false
    animates = scene.animates
    wakeTime = scene.nextChange
    return damage
  }

  // MARK: Frames on demand

  func renderAndRead(at time: Double) -> CGImage? {
    guard !isDead, let buffer = buffers.free() ?? buffers.reclaimed() else { return nil }
    let damage = drawFrame(at: time, into: buffer)
    if let presenter, isVisible, !damage.isEmpty {
      let now = FrameClock.now
      presenter.present(buffer, damage: damage, frame: FrameNote(resized: newSize), now: now)
      newSize = nil
    }
    return buffer.pixmap?.readImage(isOpaque: !visual.hasAlpha)
  }
}
