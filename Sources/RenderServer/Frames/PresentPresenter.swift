// SPDX-License-Identifier: MIT
import CX11
import X11

/// Shows buffers through the Present extension: each at the refresh after the last one.
final class PresentPresenter: Presenter {
  private struct Sent {
    let serial: UInt32
    /// nil for a refresh without a frame.
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
  /// The last refresh that was heard of, as the server counts them, and the last one that something was sent for.
  private var lastCount: UInt64 = 0
  private var lastTarget: UInt64 = 0
  var refreshInterval: Double
  private(set) var lastRefresh = 0.0

  /// After this long without an answer the frame counts as shown: a server that shows nothing may give none.
  private static let patience = 0.25
  /// Servers' time stamps that are further from our clock than this are from another clock.
  private static let credibleClockDifference = 1.0
  /// How much of each new measurement goes into the interval.
  private static let smoothing = 0.1
  private static let credibleIntervals = 1.0 / 1000...1.0 / 20
  /// A frame begun later than this before a refresh is taken to miss it.
  private static let leadTime = 0.001

  init(connection: Connection, window: UInt, refreshInterval: Double) {
    self.connection = connection
    self.window = window
    self.refreshInterval = refreshInterval
    let mask = UInt32(PresentCompleteNotifyMask | PresentIdleNotifyMask)
    selection = XPresentSelectInput(connection.display, window, mask)
    region = XFixesCreateRegion(connection.display, nil, 0)
  }

  deinit {
    guard !connection.isLost else { return }
    XPresentFreeInput(connection.display, window, selection)
    XFixesDestroyRegion(connection.display, region)
  }

  /// One frame waits for its refresh while the next is drawn, once it is known which refresh that is.
  var isBusy: Bool { sent.count >= (isPipelined && isCurrent ? 2 : 1) }
  var isPipelined = false

  /// The refreshes have been followed up to now.
  private var isCurrent = false
  var deadline: Double? { sent.first.map { $0.time + Self.patience } }

  func presentationTime(now: Double) -> Double {
    if isCurrent, lastTarget > lastCount {
      return lastRefresh + Double(lastTarget + 1 - lastCount) * refreshInterval
    }
    let elapsed = now + Self.leadTime - lastRefresh
    return lastRefresh + max((elapsed / refreshInterval).rounded(.up), 1) * refreshInterval
  }

  var mustPresentAgain: Bool { !content.stale.isEmpty }

  func present(_ buffer: BackBuffer, damage: PixelRegion, frame: FrameNote, now: Double) {
    guard let pixmap = buffer.pixmap else { return noteRefresh(for: frame, now: now) }
    buffer.isBusy = true
    let copied = content.present(serial: nextSerial, damage: damage, in: PixelRect(pixmap.size))
    XPresentPixmap(
      connection.display, window, pixmap.xid, nextSerial, 0, updateRegion(copied, of: pixmap), 0, 0, 0, 0, 0,
      UInt32(PresentOptionNone), nextTarget(), 0, 0, nil, 0)
    note(frame, now: now)
  }

  func requestRefresh(now: Double) { noteRefresh(for: nil, now: now) }

  /// Has the server tell of the next refresh, and counts a frame that is in the window already as shown then.
  private func noteRefresh(for frame: FrameNote?, now: Double) {
    XPresentNotifyMSC(connection.display, window, nextSerial, nextTarget(), 0, 0)
    note(frame, now: now)
  }

  private func nextTarget() -> UInt64 {
    lastTarget = (isCurrent ? max(lastTarget, lastCount) : lastCount) + 1
    return lastTarget
  }

  private func note(_ frame: FrameNote?, now: Double) {
    sent.append(Sent(serial: nextSerial, note: frame, time: now))
    nextSerial &+= 1
  }

  /// None, which means all, or the region's pixels.
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
    measure(time: time, count: notice.msc)
    let isShown = Int32(notice.mode) != PresentCompleteModeSkip
    if isShown {
      content.noteShown(serial: notice.serial_number)
    } else {
      content.noteSkipped(serial: notice.serial_number)
    }
    // Presents for the same refresh are answered in either order.
    guard let index = sent.firstIndex(where: { $0.serial == notice.serial_number }) else { return }
    let answered = sent.remove(at: index)
    if let note = answered.note { finished.append(FinishedFrame(note: note, time: time, isShown: isShown)) }
  }

  private func measure(time: Double, count: UInt64) {
    if lastCount > 0, count > lastCount, count - lastCount <= 2 {
      let interval = (time - lastRefresh) / Double(count - lastCount)
      if Self.credibleIntervals.contains(interval) {
        refreshInterval += (interval - refreshInterval) * Self.smoothing
      }
    }
    lastCount = count
    lastRefresh = time
    isCurrent = true
  }

  func update(now: Double) -> [FinishedFrame] {
    if sent.isEmpty, now - lastRefresh > refreshInterval { isCurrent = false }
    while let first = sent.first, now >= first.time + Self.patience {
      if let note = first.note { finished.append(FinishedFrame(note: note, time: now)) }
      sent.removeFirst()
      isCurrent = false
    }
    defer { finished = [] }
    return finished
  }

  func reset() {
    sent = []
    isCurrent = false
  }
}
