// SPDX-License-Identifier: MIT
import CX11
import X11

/// Shows buffers with the Present extension, each at the refresh after the previous one.
final class PresentPresenter: Presenter {
  private struct Sent {
    let serial: UInt32
    /// The note about the frame, or nil for a refresh without a frame.
    let note: FrameNote?
    let time: Double
  }

  private let connection: Connection
  private let window: UInt
  private let selection: XID
  private let region: XserverRegion
  private var nextSerial: UInt32 = 1
  private var sent: [Sent] = []
  private var finished: [FinishedFrame] = []
  private var content = WindowContent()
  private var refreshes: RefreshCount
  private let echo: ServerEcho
  private var pace = AnswerPace()

  /// The largest difference in seconds between the server's clock and ours. With a larger difference, the server's time
  /// stamps are from another clock.
  private static let credibleClockDifference = 1.0

  init(connection: Connection, window: UInt, refreshInterval: Double) {
    self.connection = connection
    self.window = window
    refreshes = RefreshCount(interval: refreshInterval)
    echo = ServerEcho(connection: connection, surface: window)
    let mask = UInt32(PresentCompleteNotifyMask | PresentIdleNotifyMask)
    selection = XPresentSelectInput(connection.display, window, mask)
    region = XFixesCreateRegion(connection.display, nil, 0)
  }

  deinit {
    guard !connection.isLost else { return }
    XPresentFreeInput(connection.display, window, selection)
    XFixesDestroyRegion(connection.display, region)
  }

  var refreshInterval: Double {
    get { refreshes.interval }
    set { refreshes.interval = newValue }
  }

  var lastRefresh: Double { refreshes.lastTime }

  /// A frame may wait for its refresh while the next one is drawn, if the refreshes are known. On a connection that takes
  /// several refreshes, it may wait in any case.
  var isBusy: Bool {
    if sent.count == 1, pace.due != nil { return true }
    let isSlow = pace.interval(refreshInterval: refreshInterval) != nil
    return sent.count >= (isPipelined && (refreshes.isCurrent || isSlow) ? 2 : 1)
  }
  var isPipelined = false
  var deadline: Double? {
    [pace.due, sent.first.flatMap { echo.deadline(sent: $0.time) }].compactMap(\.self).min()
  }

  func presentationTime(now: Double) -> Double { refreshes.presentationTime(now: now) }

  var mustPresentAgain: Bool { !content.stale.isEmpty }

  func present(_ buffer: BackBuffer, damage: PixelRegion, frame: FrameNote, now: Double) {
    guard let pixmap = buffer.pixmap else { return noteRefresh(for: frame, now: now) }
    buffer.isBusy = true
    if refreshes.isInDoubt { inquire() }
    let copied = content.present(serial: nextSerial, damage: damage, in: PixelRect(pixmap.size))
    // Without a monitor nothing tears. A frame whose refresh has already been counted need not wait for another one.
    let options = refreshes.hasMonitor ? PresentOptionNone : PresentOptionAsync
    XPresentPixmap(
      connection.display, window, pixmap.xid, nextSerial, 0, updateRegion(copied, of: pixmap), 0, 0, 0, 0, 0,
      UInt32(options), refreshes.nextTarget(), 0, 0, nil, 0)
    note(frame, now: now)
  }

  /// Asks for the count of refreshes, which the server answers at once.
  private func inquire() {
    XPresentNotifyMSC(connection.display, window, nextSerial, 0, 0, 0)
    refreshes.noteInquiry(serial: nextSerial)
    nextSerial &+= 1
  }

  func requestRefresh(now: Double) { noteRefresh(for: nil, now: now) }

  /// Requests a notification of the next refresh. A frame that is already in the window counts as shown at that time.
  private func noteRefresh(for frame: FrameNote?, now: Double) {
    XPresentNotifyMSC(connection.display, window, nextSerial, refreshes.nextTarget(), 0, 0)
    note(frame, now: now)
  }

  private func note(_ frame: FrameNote?, now: Double) {
    sent.append(Sent(serial: nextSerial, note: frame, time: now))
    pace.noteSent(at: now, refreshInterval: refreshInterval)
    nextSerial &+= 1
  }

  /// Returns the region's pixels, or `None`, which stands for all pixels.
  private func updateRegion(_ copied: PixelRegion, of pixmap: Pixmap) -> XserverRegion {
    if copied.rects == [PixelRect(pixmap.size)] { return 0 }
    var rectangles = copied.rects.map {
      XRectangle(
        x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
        height: UInt16(clamping: $0.height))
    }
    XFixesSetRegion(connection.display, region, &rectangles, Int32(rectangles.count))
    return region
  }

  func noteCompleted(_ notice: XPresentCompleteNotifyEvent, at arrival: Double) {
    let stamp = Double(notice.ust) / 1e6
    let time = abs(stamp - arrival) < Self.credibleClockDifference ? stamp : arrival
    if refreshes.noteAnswer(serial: notice.serial_number, count: notice.msc, at: time) { return }
    refreshes.note(count: notice.msc, at: time)
    let isShown = Int32(notice.mode) != PresentCompleteModeSkip
    if isShown {
      content.noteShown(serial: notice.serial_number)
    } else {
      content.noteSkipped(serial: notice.serial_number)
    }
    // Two presents for the same refresh may be answered in either order.
    guard let index = sent.firstIndex(where: { $0.serial == notice.serial_number }) else { return }
    let answered = sent.remove(at: index)
    pace.noteAnswer(after: arrival - answered.time)
    if let note = answered.note { finished.append(FinishedFrame(note: note, time: time, isShown: isShown)) }
  }

  func noteEcho(at time: Double) { echo.noteEvent(at: time) }

  func update(now: Double) -> [FinishedFrame] {
    if sent.isEmpty, now - lastRefresh > refreshInterval { refreshes.noteGap() }
    pace.advance(to: now)
    while let first = sent.first, echo.countsAsShown(sent: first.time, now: now) {
      if let note = first.note { finished.append(FinishedFrame(note: note, time: now)) }
      sent.removeFirst()
      refreshes.noteGap()
    }
    defer { finished = [] }
    return finished
  }

  func reset() -> [FrameNote] {
    defer { (sent, finished) = ([], []) }
    refreshes.noteGap()
    pace.forgetSent()
    return finished.map(\.note) + sent.compactMap(\.note)
  }
}
