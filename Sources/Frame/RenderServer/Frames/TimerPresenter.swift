// SPDX-License-Identifier: MIT
import CX11
import X11

/// Copies buffers to the window at regular times, for servers without the Present extension.
///
/// The server answers each copy with an event, so that a slow connection is not flooded.
final class TimerPresenter: Presenter {
  private let connection: Connection
  private let window: UInt
  private let context: GC
  private var due = 0.0
  private var isWaiting = false
  private var unanswered: [(note: FrameNote, sent: Double)] = []
  private var finished: [FinishedFrame] = []
  var refreshInterval: Double
  private(set) var lastRefresh = 0.0

  private let echo: ServerEcho
  private var pace = AnswerPace()

  init(connection: Connection, window: UInt, refreshInterval: Double) {
    self.connection = connection
    self.window = window
    self.refreshInterval = refreshInterval
    echo = ServerEcho(connection: connection, surface: window)
    var values = XGCValues()
    values.graphics_exposures = True
    context = XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
  }

  deinit {
    if !connection.isLost { XFreeGC(connection.display, context) }
  }

  /// A copy is visible immediately, so a second frame is sent before the answer to the first one only if that takes
  /// long.
  var isPipelined = false

  var isBusy: Bool { isWaiting || unanswered.count >= (isPipelined ? 2 : 1) }

  var deadline: Double? {
    let answer = unanswered.first.flatMap { echo.deadline(sent: $0.sent) }
    return isWaiting ? min(due, answer ?? due) : answer
  }

  /// Copies are performed in order, and none is skipped.
  var mustPresentAgain: Bool { false }

  func presentationTime(now: Double) -> Double { now }

  func present(_ buffer: BackBuffer, damage: PixelRegion, frame: FrameNote, now: Double) {
    guard let pixmap = buffer.pixmap else {
      finished.append(FinishedFrame(note: frame, time: now))
      return requestRefresh(now: now)
    }
    // A single copy causes a single answer.
    let rect = damage.bounds
    XCopyArea(
      connection.display, pixmap.xid, window, context, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
      UInt32(rect.height), Int32(rect.x), Int32(rect.y))
    unanswered.append((frame, now))
    requestRefresh(now: now)
  }

  func requestRefresh(now: Double) {
    let interval = pace.interval(refreshInterval: refreshInterval) ?? refreshInterval
    let next = due + interval
    due = next > now ? next : now + interval
    isWaiting = true
    lastRefresh = now
  }

  func update(now: Double) -> [FinishedFrame] {
    if isWaiting && now >= due { isWaiting = false }
    while let first = unanswered.first, echo.countsAsShown(sent: first.sent, now: now) { finishFirst(at: now) }
    defer { finished = [] }
    return finished
  }

  func noteCopied(at time: Double) {
    guard let first = unanswered.first else { return }
    pace.noteAnswer(after: time - first.sent)
    finishFirst(at: time)
  }

  func noteEcho(at time: Double) { echo.noteEvent(at: time) }

  private func finishFirst(at time: Double) {
    finished.append(FinishedFrame(note: unanswered.removeFirst().note, time: time))
  }

  func reset() -> [FrameNote] {
    defer { (unanswered, finished) = ([], []) }
    isWaiting = false
    return finished.map(\.note) + unanswered.map(\.note)
  }
}
