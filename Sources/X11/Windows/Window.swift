// SPDX-License-Identifier: MIT

import CX11
import Diagnostics
package import Foundation

/// A top-level X window with everything that a window manager expects of one.
///
/// It draws nothing itself and has no background, so the server never shows a colour of its own while it is resized.
/// What happens to it comes from ``Connection/drainEvents()``, by its ``xid``.
package final class Window {
  package let connection: Connection
  package let xid: UInt
  package let visual: WindowVisual

  /// In pixels, as last reported by the server.
  package private(set) var size: PixelSize
  /// The top left in pixels of the screen, where the window manager has told it.
  package private(set) var origin: CGPoint?
  package private(set) var state: WindowState = []
  package private(set) var isDestroyed = false
  package private(set) var isMapped = false

  /// Shown by the window manager. Any Unicode text.
  package var title: String {
    didSet { if title != oldValue { writeTitle() } }
  }
  /// The user cannot make the window smaller than this.
  package var minimumSize: PixelSize? {
    didSet { if minimumSize != oldValue { writeSizeHints() } }
  }
  /// The window this one is a dialog of.
  package var transientFor: Window? {
    didSet { if transientFor !== oldValue { writeTransientFor() } }
  }
  package var cursor: CursorShape = .arrow {
    didSet { if cursor != oldValue { writeCursor() } }
  }

  /// Where the window was last asked to be, in pixels of the screen; nil leaves it to the window manager.
  private(set) var requestedOrigin: PixelPoint?
  /// The core events selected, for the input method to add to.
  let selectedEvents: Int
  /// The time of the last input, for requests that must say which input caused them.
  private(set) var userTime: UInt = 0
  private var syncRequest = SyncRequest()
  private let syncCounter: XSyncCounter
  private let colormap: Colormap
  private var hasReportedSize = false
  private var isReparented = false
  private var cursorID: UInt = 0

  /// Makes the window and sets all its properties; ``map()`` shows it.
  ///
  /// - Parameters:
  ///   - size: in pixels, without the window manager's frame.
  ///   - appID: the desktop file's name without suffix; the window's class.
  ///   - usesAlpha: the window can be translucent under a compositor.
  package init(connection: Connection, size: PixelSize, title: String, appID: String, usesAlpha: Bool = false) {
    require(size.width > 0 && size.height > 0, "a window is at least 1x1 pixels; give a positive size")
    self.connection = connection
    self.size = size.clampedToDrawable
    self.title = title
    visual = .best(for: connection, usesAlpha: usesAlpha)
    // The colours of a visual without true colour are in the screen's colormap. One of our own would be black.
    colormap =
      visual.isScreenDefault
      ? XDefaultColormap(connection.display, connection.screenNumber)
      : XCreateColormap(connection.display, connection.rootWindow, visual.visual, AllocNone)
    selectedEvents = Self.coreEvents(connection)
    xid = Self.create(connection, self.size, visual, colormap, selectedEvents)
    syncCounter = connection.extensions.sync == nil ? 0 : XSyncCreateCounter(connection.display, XSyncValue())
    connection.register(self)
    if let xinput = connection.extensions.xinput {
      XInputSelection.select(
        XInputSelection.pointerEvents(xinput), window: xid, device: Int32(XIAllMasterDevices),
        display: connection.display)
    }
    writeIdentity(appID: appID)
    writeTitle()
    writeSizeHints()
    writeProtocols(syncCounter: syncCounter)
    writeCursor()
    writeOpaqueRegion()
    reportIfCut(size)
  }

  deinit { destroy() }

  // MARK: On screen

  /// Shows the window.
  package func map() {
    // A window that opens as the answer to input says so: the window manager gives it the keyboard.
    if userTime == 0, connection.userTime != 0 { noteUserTime(connection.userTime) }
    XMapWindow(connection.display, xid)
    isMapped = true
    finishStartup()
  }

  /// Takes the window off the screen, for the window manager too.
  package func unmap() {
    guard isMapped else { return }
    XWithdrawWindow(connection.display, xid, connection.screenNumber)
    isMapped = false
  }

  package func raise() {
    XRaiseWindow(connection.display, xid)
  }

  /// Asks for another place for the window's top left, in pixels of the screen. Before ``map()`` the window opens there.
  package func move(to point: PixelPoint) {
    requestedOrigin = point
    writeSizeHints()
    XMoveWindow(connection.display, xid, Int32(clamping: point.x), Int32(clamping: point.y))
  }

  /// Asks for another size in pixels; a `.configured` event says what came of it.
  package func resize(to size: PixelSize) {
    let drawable = size.clampedToDrawable
    reportIfCut(size)
    XResizeWindow(connection.display, xid, UInt32(drawable.width), UInt32(drawable.height))
  }

  /// Says once that a size is more than can be drawn. Other clients can make a window that large.
  private func reportIfCut(_ size: PixelSize) {
    let drawable = size.clampedToDrawable
    guard drawable != size, !hasReportedSize else { return }
    hasReportedSize = true
    warn(
      "a window of \(size.width)x\(size.height) pixels is more than can be drawn: its content is cut to "
        + "\(drawable.width)x\(drawable.height); use a smaller size or scale")
  }

  /// Destroys the X window and what belongs to it. Does nothing the second time.
  package func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    isMapped = false
    connection.unregister(xid)
    guard !connection.isLost else { return }
    connection.decoder.textInput.forget(window: xid)
    XDestroyWindow(connection.display, xid)
    freeServerResources()
    connection.flush()
  }

  // MARK: Resizing in step with the window manager

  /// To be called when a frame of this size is on screen: the window manager may be waiting for it.
  package func acknowledgeFrameDrawn(size: PixelSize) {
    guard let value = syncRequest.frameDrawn(size), syncCounter != 0, !isDestroyed else { return }
    var counterValue = XSyncValue()
    XSyncIntsToValue(&counterValue, UInt32(truncatingIfNeeded: value), Int32(truncatingIfNeeded: value >> 32))
    XSyncSetCounter(connection.display, syncCounter, counterValue)
    connection.flush()
  }

  func noteSyncRequest(_ value: Int64) { syncRequest.request(value) }

  // MARK: What the decoder reports

  func noteConfigured(size reported: PixelSize, x: Int, y: Int, isRootRelative: Bool) {
    let old = size
    size = reported.clampedToDrawable
    if size != old { writeOpaqueRegion() }
    reportIfCut(reported)
    if isRootRelative || !isReparented { origin = CGPoint(x: x, y: y) }
    syncRequest.configure(size)
  }

  func noteParent(_ parent: UInt) { isReparented = parent != connection.rootWindow }

  /// The X window went without our doing; its other resources are still to be freed.
  func noteDestroyed() {
    guard !isDestroyed else { return }
    isDestroyed = true
    isMapped = false
    connection.unregister(xid)
    freeServerResources()
  }

  func noteUserTime(_ time: UInt) {
    userTime = time
    connection.userTime = time
    writeUserTime()
  }

  /// Reads the window manager's state again; true when it changed.
  func refreshState() -> Bool {
    let read = readState()
    guard read != state else { return false }
    state = read
    return true
  }

  // MARK: Resources

  func setCursor(_ id: UInt) {
    XDefineCursor(connection.display, xid, id)
    if cursorID != 0 { XFreeCursor(connection.display, cursorID) }
    cursorID = id
  }

  private func freeServerResources() {
    if cursorID != 0 { XFreeCursor(connection.display, cursorID) }
    if syncCounter != 0 { XSyncDestroyCounter(connection.display, syncCounter) }
    if !visual.isScreenDefault { XFreeColormap(connection.display, colormap) }
  }

  private static func coreEvents(_ connection: Connection) -> Int {
    var events =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | StructureNotifyMask | ExposureMask | PropertyChangeMask
      | VisibilityChangeMask
    if connection.extensions.xinput == nil {
      events |= ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    }
    return events
  }

  private static func create(
    _ connection: Connection, _ size: PixelSize, _ visual: WindowVisual, _ colormap: Colormap, _ events: Int
  ) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = UInt(None)
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = colormap
    attributes.event_mask = events
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask
    return XCreateWindow(
      connection.display, connection.rootWindow, 0, 0, UInt32(size.width), UInt32(size.height), 0, visual.depth,
      UInt32(InputOutput), visual.visual, UInt(mask), &attributes)
  }
}
