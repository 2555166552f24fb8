// SPDX-License-Identifier: MIT

import CX11
import Diagnostics
package import Foundation

/// A top-level X window with the properties and protocols that window managers expect.
///
/// It draws nothing itself. Its events are returned by ``Connection/drainEvents()``, with its ``xid``.
package final class Window {
  package let connection: Connection
  package let xid: UInt

  package private(set) var state: WindowState = []

  /// The title that the window manager shows. Any Unicode text.
  package var title: String {
    didSet { if title != oldValue { writeTitle() } }
  }
  package var cursor: CursorShape = .arrow {
    didSet { if cursor != oldValue { writeCursor() } }
  }

  /// Whether the window asks for the user's attention, which task bars show. The default is `false`.
  package var isUrgent = false {
    didSet { if isUrgent != oldValue { writeHints() } }
  }

  /// The time of the last input, for requests that must name the input that caused them.
  private(set) var userTime: UInt = 0
  /// The limits that the window manager is asked to respect.
  private(set) var sizeHints = SizeHints() {
    didSet { if sizeHints != oldValue { writeSizeHints() } }
  }
  private var presence = Presence.withdrawn
  private var geometry: WindowGeometry
  private var syncRequest = SyncRequest()
  private var resources: WindowResources

  /// Whether the window has been requested to be on the screen.
  ///
  ///     withdrawn ◄── map, unmap ──► mapped
  ///         └── destroyed, by us or the server ──► destroyed
  private enum Presence {
    case withdrawn, mapped, destroyed

    func allows(_ next: Presence) -> Bool { self != .destroyed }
  }

  struct SizeHints: Equatable {
    /// The smallest size to which the user can resize the window.
    var minimumSize: PixelSize?
    /// The requested position of the window in pixels of the screen. nil if the window manager decides.
    var origin: PixelPoint?
  }

  /// Creates the window and sets all its properties. ``map()`` shows it.
  ///
  /// - Parameters:
  ///   - size: The size in pixels, without the window manager's frame.
  ///   - appID: The name of the desktop file without its suffix, which is also the window's class.
  ///   - usesAlpha: Whether the window can be translucent under a compositor.
  package init(connection: Connection, size: PixelSize, title: String, appID: String, usesAlpha: Bool = false) {
    require(
      size.width > 0 && size.height > 0,
      "the size of a window must be at least 1x1 pixels; pass a positive width and height")
    self.connection = connection
    self.title = title
    geometry = WindowGeometry(size: size.clampedToDrawable)
    resources = WindowResources(connection: connection, visual: .best(for: connection, usesAlpha: usesAlpha))
    xid = Self.create(connection, geometry.size, resources)
    connection.windows.add(self)
    connection.pointerExtension.map(selectPointer)
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

  // MARK: Geometry

  package var visual: WindowVisual { resources.visual }
  /// The size in pixels, as last reported by the server.
  package var size: PixelSize { geometry.size }
  /// The top left in pixels of the screen, if the window manager has reported it.
  package var origin: CGPoint? { geometry.origin }
  package var isMapped: Bool { presence == .mapped }
  package var isDestroyed: Bool { presence == .destroyed }

  /// The smallest size to which the user can resize the window.
  package var minimumSize: PixelSize? {
    get { sizeHints.minimumSize }
    set { sizeHints.minimumSize = newValue }
  }

  // MARK: On screen

  /// Shows the window.
  package func map() {
    guard !isDestroyed else { return }
    // If the window opens in response to input, the window manager gives it the keyboard focus.
    if userTime == 0, connection.windows.userTime != 0 { noteUserTime(connection.windows.userTime) }
    XMapWindow(connection.display, xid)
    transition(to: .mapped)
    finishStartup()
  }

  /// Removes the window from the screen, and from the window manager.
  package func unmap() {
    guard isMapped else { return }
    XWithdrawWindow(connection.display, xid, connection.screenNumber)
    transition(to: .withdrawn)
  }

  package func raise() {
    XRaiseWindow(connection.display, xid)
  }

  /// Requests a position for the window's top left, in pixels of the screen. Before ``map()``, the window will open
  /// there.
  package func move(to point: PixelPoint) {
    sizeHints.origin = point
    XMoveWindow(connection.display, xid, Int32(clamping: point.x), Int32(clamping: point.y))
  }

  /// Requests a size in pixels. A `.configured` event reports the result.
  package func resize(to size: PixelSize) {
    let drawable = size.clampedToDrawable
    reportIfCut(size)
    XResizeWindow(connection.display, xid, UInt32(drawable.width), UInt32(drawable.height))
  }

  /// Warns once that a size is larger than can be drawn. Other clients can make a window that large.
  private func reportIfCut(_ size: PixelSize) {
    guard geometry.noteCut(size) else { return }
    let drawable = size.clampedToDrawable
    warn(
      "a window of \(size.width)x\(size.height) pixels is more than can be drawn: its content is cut to "
        + "\(drawable.width)x\(drawable.height); use a smaller size or scale")
  }

  /// Destroys the X window and its resources. Further calls have no effect.
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

  /// Tells the window manager, which may be waiting for it, that a frame of this size is on the screen.
  package func acknowledgeFrameDrawn(size: PixelSize) {
    guard let value = syncRequest.frameDrawn(size), let sync = connection.extensions.sync, !isDestroyed else { return }
    connection.line.setCounter(sync, resources.syncCounter, to: value)
  }

  func noteSyncRequest(_ value: Int64) { syncRequest.request(value) }

  // MARK: Reports of the decoder

  func noteConfigured(size reported: PixelSize, x: Int, y: Int, isRootRelative: Bool) {
    let old = size
    geometry.configure(size: reported, x: x, y: y, isRootRelative: isRootRelative)
    if size != old { writeOpaqueRegion() }
    reportIfCut(reported)
    syncRequest.configure(size)
  }

  func noteParent(_ parent: UInt) { geometry.isReparented = parent != connection.rootWindow }

  /// Handles that the X window was destroyed by another client. Its other resources still have to be freed.
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

  /// Reads the window manager's state again. Returns whether it has changed.
  func refreshState() -> Bool {
    let read = readState()
    guard read != state else { return false }
    state = read
    return true
  }

  // MARK: Resources

  /// Sets the colour in which the server shows new parts of the window until they are drawn. It is that of the content,
  /// so that a window that grows does not flash. If it is `nil`, these parts show what was on the screen before.
  package func setBackground(_ background: WindowColor?) {
    guard let background, let pixel = visual.pixel(of: background) else {
      XSetWindowBackgroundPixmap(connection.display, xid, UInt(None))
      return
    }
    XSetWindowBackground(connection.display, xid, pixel)
  }

  func setCursor(_ id: UInt) {
    XDefineCursor(connection.display, xid, id)
    resources.replaceCursor(with: id, on: connection)
  }

  /// Has the extension report the pointer, in place of the core protocol.
  func selectPointer(_ xinput: Extensions.Extension) {
    XSelectInput(connection.display, xid, selectedEvents)
    XInputSelection.select(
      XInputSelection.pointerEvents(xinput), window: xid, device: Int32(XIAllMasterDevices),
      display: connection.display)
  }

  /// The selected core events, to which the input method adds its own.
  var selectedEvents: Int { Self.coreEvents(connection) }

  private static func coreEvents(_ connection: Connection) -> Int {
    var events =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | StructureNotifyMask | ExposureMask | PropertyChangeMask
      | VisibilityChangeMask
    if connection.pointerExtension == nil {
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
