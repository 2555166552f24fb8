// SPDX-License-Identifier: MIT

import CX11
import Diagnostics
package import Foundation

/// A top-level X window with everything that a window manager expects of one.
///
/// It draws nothing itself and has no background, so the server never shows a colour of its own while it is resized.
/// Its events come from ``Connection/drainEvents()``, by its ``xid``.
package final class Window {
  package let connection: Connection
  package let xid: UInt

  package private(set) var state: WindowState = []

  /// Shown by the window manager. Any Unicode text.
  package var title: String {
    didSet { if title != oldValue { writeTitle() } }
  }
  /// The window this one is a dialog of.
  package var transientFor: Window? {
    didSet { if transientFor !== oldValue { writeTransientFor() } }
  }
  package var cursor: CursorShape = .arrow {
    didSet { if cursor != oldValue { writeCursor() } }
  }

  /// The time of the last input, for requests that must say which input caused them.
  private(set) var userTime: UInt = 0
  /// The limits that the window manager is asked to respect.
  private(set) var sizeHints = SizeHints() {
    didSet { if sizeHints != oldValue { writeSizeHints() } }
  }
  private var presence = Presence.withdrawn
  private var geometry: WindowGeometry
  private var syncRequest = SyncRequest()
  private var resources: WindowResources

  /// Whether the window is on the screen, as far as we have asked for it.
  ///
  ///     withdrawn ◄── map, unmap ──► mapped
  ///         └── destroyed, by us or the server ──► destroyed
  private enum Presence {
    case withdrawn, mapped, destroyed

    func allows(_ next: Presence) -> Bool { self != .destroyed }
  }

  struct SizeHints: Equatable {
    /// The user cannot make the window smaller than this.
    var minimumSize: PixelSize?
    /// Where the window was last asked to be, in pixels of the screen; nil leaves it to the window manager.
    var origin: PixelPoint?
  }

  /// Makes the window and sets all its properties; ``map()`` shows it.
  ///
  /// - Parameters:
  ///   - size: in pixels, without the window manager's frame.
  ///   - appID: the desktop file's name without suffix; the window's class.
  ///   - usesAlpha: the window can be translucent under a compositor.
  package init(connection: Connection, size: PixelSize, title: String, appID: String, usesAlpha: Bool = false) {
    require(size.width > 0 && size.height > 0, "a window is at least 1x1 pixels; give a positive size")
    self.connection = connection
    self.title = title
    geometry = WindowGeometry(size: size.clampedToDrawable)
    resources = WindowResources(connection: connection, visual: .best(for: connection, usesAlpha: usesAlpha))
    xid = Self.create(connection, geometry.size, resources)
    connection.windows.add(self)
    if let xinput = connection.extensions.xinput {
      XInputSelection.select(
        XInputSelection.pointerEvents(xinput), window: xid, device: Int32(XIAllMasterDevices),
        display: connection.display)
    }
    writeIdentity(appID: appID)
    writeTitle()
    writeSizeHints()
    writeProtocols(syncCounter: resources.syncCounter)
    writeCursor()
    writeOpaqueRegion()
    reportIfCut(size)
  }

  deinit { destroy() }

  private func transition(to next: Presence) {
    assert(presence.allows(next), "Window: \(presence) cannot become \(next)")
    presence = next
  }

  // MARK: Facts

  package var visual: WindowVisual { resources.visual }
  /// In pixels, as last reported by the server.
  package var size: PixelSize { geometry.size }
  /// The top left in pixels of the screen, where the window manager has told it.
  package var origin: CGPoint? { geometry.origin }
  package var isMapped: Bool { presence == .mapped }
  package var isDestroyed: Bool { presence == .destroyed }

  /// The user cannot make the window smaller than this.
  package var minimumSize: PixelSize? {
    get { sizeHints.minimumSize }
    set { sizeHints.minimumSize = newValue }
  }

  // MARK: On screen

  /// Shows the window.
  package func map() {
    guard !isDestroyed else { return }
    // A window that opens as the answer to input says so: the window manager gives it the keyboard.
    if userTime == 0, connection.windows.userTime != 0 { noteUserTime(connection.windows.userTime) }
    XMapWindow(connection.display, xid)
    transition(to: .mapped)
    finishStartup()
  }

  /// Takes the window off the screen, for the window manager too.
  package func unmap() {
    guard isMapped else { return }
    XWithdrawWindow(connection.display, xid, connection.screenNumber)
    transition(to: .withdrawn)
  }

  package func raise() {
    XRaiseWindow(connection.display, xid)
  }

  /// Asks for another place for the window's top left, in pixels of the screen. Before ``map()`` the window opens there.
  package func move(to point: PixelPoint) {
    sizeHints.origin = point
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
    guard geometry.noteCut(size) else { return }
    let drawable = size.clampedToDrawable
    warn(
      "a window of \(size.width)x\(size.height) pixels is more than can be drawn: its content is cut to "
        + "\(drawable.width)x\(drawable.height); use a smaller size or scale")
  }

  /// Destroys the X window and what belongs to it. Does nothing the second time.
  package func destroy() {
    guard !isDestroyed else { return }
    transition(to: .destroyed)
    connection.windows.remove(xid)
    guard !connection.isLost else { return }
    connection.decoder.textInput.forget(window: xid)
    XDestroyWindow(connection.display, xid)
    resources.free(connection)
    connection.flush()
  }

  // MARK: Resizing in step with the window manager

  /// Tells the window manager, which may be waiting for it, that a frame of this size is on screen.
  package func acknowledgeFrameDrawn(size: PixelSize) {
    guard let value = syncRequest.frameDrawn(size), resources.syncCounter != 0, !isDestroyed else { return }
    var counterValue = XSyncValue()
    XSyncIntsToValue(&counterValue, UInt32(truncatingIfNeeded: value), Int32(truncatingIfNeeded: value >> 32))
    XSyncSetCounter(connection.display, resources.syncCounter, counterValue)
    connection.flush()
  }

  func noteSyncRequest(_ value: Int64) { syncRequest.request(value) }

  // MARK: What the decoder reports

  func noteConfigured(size reported: PixelSize, x: Int, y: Int, isRootRelative: Bool) {
    let old = size
    geometry.configure(size: reported, x: x, y: y, isRootRelative: isRootRelative)
    if size != old { writeOpaqueRegion() }
    reportIfCut(reported)
    syncRequest.configure(size)
  }

  func noteParent(_ parent: UInt) { geometry.isReparented = parent != connection.rootWindow }

  /// The X window went without our doing; its other resources are still to be freed.
  func noteDestroyed() {
    guard !isDestroyed else { return }
    transition(to: .destroyed)
    connection.windows.remove(xid)
    resources.free(connection)
  }

  func noteUserTime(_ time: UInt) {
    userTime = time
    connection.windows.userTime = time
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
    resources.replaceCursor(with: id, on: connection)
  }

  /// The core events selected, for the input method to add to.
  var selectedEvents: Int { Self.coreEvents(connection) }

  private static func coreEvents(_ connection: Connection) -> Int {
    var events =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | StructureNotifyMask | ExposureMask | PropertyChangeMask
      | VisibilityChangeMask
    if connection.extensions.xinput == nil {
      events |= ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    }
    return events
  }

  private static func create(_ connection: Connection, _ size: PixelSize, _ resources: WindowResources) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = UInt(None)
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = resources.colormap
    attributes.event_mask = coreEvents(connection)
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask
    let visual = resources.visual
    return XCreateWindow(
      connection.display, connection.rootWindow, 0, 0, UInt32(size.width), UInt32(size.height), 0, visual.depth,
      UInt32(InputOutput), visual.visual, UInt(mask), &attributes)
  }
}
