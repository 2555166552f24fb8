// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import RenderTree
import X11

/// The render thread's part of a surface: its tree, its buffers, and the time of its next frame.
///
/// `FramePhase` says what the surface waits for, `SceneActivity` whether there is anything to draw, and the presenter
/// whether the server is ready for a frame.
final class SurfaceRenderer {
  let window: UInt?
  var ticks = TickTiming.none {
    didSet {
      // The display links have ended, so the next commit does not continue a sequence.
      if ticks == .none, !activity.animates { reports.endSequence() }
    }
  }

  private let compositor: Compositor
  private let visual: SurfaceVisual
  private var presenting: LazyPresenter
  private let buffers: BackBuffers
  private let scene: Scene
  private var phase: FramePhase
  private var activity = SceneActivity.changed(animates: false)
  private var reports: FrameReports
  private var starts = FrameStarts()
  private var latch = LatchTime()

  /// The fraction of a refresh that the main thread has for its part of a frame.
  private static let mainThreadShare = 0.5

  init(
    _ description: SurfaceDescription, connection: Connection, clock: FrameClockMode, compositor: Compositor,
    events: EventMailbox
  ) {
    self.compositor = compositor
    window = description.window?.xid
    presenting = LazyPresenter(clock: clock, refreshRate: description.window?.refreshRate ?? 0)
    reports = FrameReports(of: description, to: events)
    let windowVisual = description.window.flatMap {
      SurfaceVisual(connection: connection, window: $0, hasAlpha: description.hasAlpha)
    }
    let isLost = description.window != nil && windowVisual == nil
    let isVisible = description.window?.isVisible ?? true
    phase = isLost ? .lost : isVisible ? .idle : .hidden
    visual = windowVisual ?? SurfaceVisual(connection: connection, hasAlpha: description.hasAlpha)
    buffers = BackBuffers(
      connection: connection, visual: visual, window: isLost ? nil : window, size: description.pixelSize)
    scene = Scene(size: description.pixelSize, scale: description.scale, usesCaches: description.usesCaches)
    if phase.isShown { preparePresenter() }
  }

  private func preparePresenter() {
    if let window { presenting.prepare(window: window, connection: compositor.connection) }
  }

  /// Shows the frames of a window that has been seen.
  private var presenter: (any Presenter)? { presenting.presenter }

  // MARK: Requests

  func apply(_ commit: Commit) {
    scene.apply(commit)
    if window != nil, scene.awaitsStart(of: commit) {
      starts.add(commit.sequence, time: commit.time)
      if !phase.isShown { beginUnseen() }
    }
    activity.noteChange()
    noteTickHandled()
  }

  func resize(to size: PixelSize, scale: CGFloat) {
    buffers.resize(to: size)
    scene.resize(to: size, scale: scale)
    reports.noteResize(to: size)
    activity.noteChange()
    if !phase.isShown { reports.reportNewSize() }
  }

  func setVisible(_ isVisible: Bool) {
    guard phase != .lost, isVisible != phase.isShown else { return }
    phase.transition(to: isVisible ? .idle : .hidden)
    reports.endSequence()
    forgetFrames()
    buffers.releaseAll()
    if isVisible {
      preparePresenter()
      invalidate()
    } else {
      beginUnseen()
      reports.reportNewSize()
    }
  }

  func invalidate() {
    scene.invalidate()
    activity.noteChange()
  }

  /// Frees the memory of layers that are gone. Called for a scene at rest.
  func trim() { scene.trimAtRest() }

  func setRefreshRate(_ rate: Double) { presenting.setRefreshRate(rate) }

  func setReportsFrames(_ reportsFrames: Bool) { reports.includeFrames = reportsFrames }

  func noteTickHandled() {
    if case .waitingForCommit(let target, _) = phase { phase.transition(to: .committed(target: target)) }
  }

  /// Stops drawing frames, because the window no longer exists. The surface remains until it is detached.
  func noteWindowLost() {
    phase.transition(to: .lost)
    reports.reportNewSize()
  }

  // MARK: Events from the server

  func noteCompleted(_ notice: XPresentCompleteNotifyEvent, at time: Double) {
    (presenter as? PresentPresenter)?.noteCompleted(notice, at: time)
  }

  func noteIdle(pixmap: UInt) { buffers.noteIdle(pixmap: pixmap) }

  func noteEcho(at time: Double) { presenter?.noteEcho(at: time) }

  func noteCopied(at time: Double) { (presenter as? TimerPresenter)?.noteCopied(at: time) }

  /// Handles an error from the server. Returns whether it was about this surface's buffers.
  func noteError(_ error: XProtocolError) -> Bool {
    let wasRefused = buffers.isRefused
    guard buffers.noteError(error) else { return false }
    if buffers.isRefused, !wasRefused {
      forgetFrames()
      invalidate()
    }
    return true
  }

  private func finish(_ frame: FinishedFrame, refreshInterval: Double) {
    noteStarted(frame, refreshInterval: refreshInterval)
    if frame.isShown {
      if ticks == .late {
        latch.noteShown(target: frame.note.target, at: frame.time, refreshInterval: refreshInterval)
      }
      reports.report(frame, refreshInterval: refreshInterval)
    } else if reports.noteSkipped(frame.note) {
      activity.noteChange()
    }
  }

  /// Corrects the starts of animations with a frame that was shown later than expected, and reports them.
  private func noteStarted(_ frame: FinishedFrame, refreshInterval: Double) {
    guard !frame.note.starts.isEmpty else { return }
    let lateness = starts.noteShown(target: frame.note.target, at: frame.time, refreshInterval: refreshInterval)
    if lateness > 0 {
      for start in frame.note.starts { scene.delay(FrameStarts.Start(sequence: start.sequence, delay: lateness)) }
    }
    reports.report(frame.note.starts.map { FrameStarts.Start(sequence: $0.sequence, delay: $0.delay + lateness) })
  }

  /// Forgets the frames in flight, whose answers will not come.
  private func forgetFrames() {
    for note in presenter?.reset() ?? [] {
      reports.report(note.starts)
      _ = reports.noteSkipped(note)
    }
    starts.noteLost()
  }

  /// Starts the animations that wait for a frame, because none will be shown.
  private func beginUnseen() {
    let started = starts.beginUnseen()
    for start in started { scene.delay(start) }
    reports.report(started)
  }

  // MARK: Scheduled frames

  /// The time at which `step(now:)` must be called even if no event has arrived.
  var deadline: Double? {
    guard phase.isShown, let presenter else { return nil }
    if presenter.isBusy { return presenter.deadline }
    return reports.heldUntil ?? [presenter.deadline, phase.deadline, activity.wakeTime].compactMap(\.self).min()
  }

  func step(now: Double) {
    guard phase.isShown, let presenter else { return }
    for frame in presenter.update(now: now) { finish(frame, refreshInterval: presenter.refreshInterval) }
    reports.endHold()
    presenter.isPipelined = allowsTwoFrames(refreshInterval: presenter.refreshInterval)
    if presenter.mustPresentAgain { activity.noteChange() }
    guard !presenter.isBusy else { return }
    activity.advance(to: now)
    if case .collecting = phase, ticks == .none { phase.transition(to: .idle) }
    if phase == .idle, ticks != .none { collectInput(presenter, now: now) }
    switch phase {
    case .collecting(let target, let end): if now >= end { startTick(for: target, presenter, now: now) }
    case .waitingForCommit(let target, let deadline): if now >= deadline { draw(for: target, presenter, now: now) }
    case .committed(let target): draw(for: target, presenter, now: now)
    case .idle where activity.needsFrame: draw(for: presenter.presentationTime(now: now), presenter, now: now)
    case .idle, .hidden, .lost: break
    }
  }

  /// Returns whether a frame may be drawn while the previous one waits for its refresh. That hides delays, such as those of
  /// the server's drawing, but shows input one refresh later. While a finger or a button is down, it is therefore allowed
  /// only if a frame takes longer than a refresh.
  private func allowsTwoFrames(refreshInterval: Double) -> Bool {
    guard !starts.isInFlight else { return false }
    return switch ticks {
    case .none: activity.animates
    case .early: true
    case .late: latch.needsTwoFrames(refreshInterval: refreshInterval)
    }
  }

  private func collectInput(_ presenter: any Presenter, now: Double) {
    let target = presenter.presentationTime(now: now)
    let end = ticks == .late ? latch.time(for: target) : now
    phase.transition(to: .collecting(target: target, end: end))
  }

  private func startTick(for target: Double, _ presenter: any Presenter, now: Double) {
    var deadline = now + presenter.refreshInterval * Self.mainThreadShare
    if ticks == .late {
      latch.begin(at: now)
      // An animation must not be late because the main thread is.
      if activity.animates { deadline = min(deadline, latch.latestCommit(for: target)) }
    }
    phase.transition(to: .waitingForCommit(target: target, deadline: deadline))
    reports.reportTick(lastRefresh: presenter.lastRefresh(until: now), target: target)
  }

  private func draw(for time: Double, _ presenter: any Presenter, now: Double) {
    guard let buffer = buffers.free(), reports.beginFrame(for: time, after: scene.sequence, now: now) else { return }
    let start = reports.includeFrames ? FrameClock.now : nil
    // The frame for which the main thread is late is still due.
    let isOwed = phase.isWaitingForCommit
    if phase != .idle { phase.transition(to: .idle) }
    let started = starts.begin(with: time, refreshInterval: presenter.refreshInterval)
    for start in started { scene.delay(start) }
    // If the tick changed nothing, the tree need not be sampled.
    let damage = activity.needsFrame ? drawFrame(at: time, into: buffer) : PixelRegion()
    let isFollowed = activity.animates || ticks != .none
    latch.noteSent(at: FrameClock.now)
    if damage.isEmpty, !presenter.mustPresentAgain {
      if !isOwed { reports.endSequence() }
      if isFollowed { presenter.requestRefresh(now: now) }
      reports.report(started)
      reports.reportNewSize()
    } else {
      let work = start.map {
        FrameWork(seconds: FrameClock.now - $0, damage: damage.rects, rasters: scene.list.rasterOutlines)
      }
      if !started.isEmpty { starts.noteSent() }
      let note = reports.makeNote(target: time, starts: started, isFollowed: isFollowed, work: work)
      presenter.present(buffer, damage: damage, frame: note, now: now)
    }
  }

  /// Draws a frame, and returns its difference from the previous one.
  private func drawFrame(at time: Double, into buffer: BackBuffer) -> PixelRegion {
    let difference = scene.update(at: time)
    buffers.add(difference, drawnInto: buffer)
    if !buffer.pending.isEmpty {
      compositor.draw(scene.list, into: buffer.picture, hasAlpha: visual.hasAlpha, damage: buffer.pending)
      buffer.pending = PixelRegion()
    }
    activity.noteFrame(of: scene)
    return difference.damage
  }

  // MARK: Frames on demand

  func renderAndRead(at time: Double) -> CGImage? {
    guard phase != .lost, let buffer = buffers.free() ?? buffers.reclaimed() else { return nil }
    let damage = drawFrame(at: time, into: buffer)
    if let presenter, phase.isShown, !damage.isEmpty {
      presenter.present(buffer, damage: damage, frame: reports.makeNoteOnDemand(), now: FrameClock.now)
    }
    return buffer.pixmap?.readImage(isOpaque: !visual.hasAlpha)
  }

  /// Draws a frame that is not shown, and returns its cost, which includes the time until the server has drawn it.
  func measure(at time: Double) -> FrameMeasurement? {
    guard phase != .lost, let buffer = buffers.free() ?? buffers.reclaimed() else { return nil }
    let display = compositor.connection.display
    XSync(display, 0)
    let (start, sent, first) = (FrameClock.now, FrameMeasurement.bytesWritten ?? 0, XNextRequest(display))
    _ = drawFrame(at: time, into: buffer)
    let requests = XNextRequest(display) - first
    XSync(display, 0)
    return FrameMeasurement(
      seconds: FrameClock.now - start, bytes: (FrameMeasurement.bytesWritten ?? sent) - sent, requests: Int(requests))
  }
}
