// SPDX-License-Identifier: MIT

import CRawEvents
import Foundation

/// A client of the same X server that does to another client's window what the protocol permits.
///
/// It does not end the other client, although the protocol permits that too: it destroys no window and kills no client.
final class HostileClient {
  /// The number of bytes of each operation. It is constant, so that inputs can be concatenated.
  static let operationLength = 64

  let display: OpaquePointer
  private let window: UInt
  private let root: UInt
  private let settingsWindow: UInt
  private let atoms: [UInt]
  private let settingsAtoms: (selection: UInt, property: UInt, manager: UInt)
  private let closing: (protocols: UInt, delete: UInt)

  private static let names = [
    "WM_PROTOCOLS", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST", "WM_TAKE_FOCUS", "WM_STATE", "_NET_WM_STATE",
    "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FULLSCREEN", "_NET_WM_NAME", "WM_NAME", "WM_NORMAL_HINTS", "WM_HINTS",
    "WM_CLASS", "_NET_WM_ICON", "_NET_WM_USER_TIME", "_NET_FRAME_EXTENTS", "_NET_WORKAREA", "_NET_SUPPORTED",
    "_NET_SUPPORTING_WM_CHECK", "_NET_STARTUP_INFO", "_NET_WM_SYNC_REQUEST_COUNTER", "_NET_WM_FRAME_DRAWN",
    "_NET_WM_FRAME_TIMINGS", "MANAGER", "_XSETTINGS_SETTINGS", "_XIM_PROTOCOL", "_XIM_XCONNECT", "CLIPBOARD",
    "TARGETS", "UTF8_STRING", "XdndEnter", "XdndPosition", "XdndDrop", "RESOURCE_MANAGER", "ATOM", "CARDINAL",
    "WINDOW", "STRING", "COMPOUND_TEXT", "INCR",
  ]

  /// - Parameter window: the window to attack.
  init?(window: UInt) {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    self.window = window
    root = XDefaultRootWindow(display)
    let atom = { (name: String) in UInt(XInternAtom(display, name, False)) }
    atoms = Self.names.map(atom)
    settingsAtoms = (atom("_XSETTINGS_S0"), atom("_XSETTINGS_SETTINGS"), atom("MANAGER"))
    closing = (atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW"))
    settingsWindow = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
  }

  deinit { XCloseDisplay(display) }

  /// Performs the operation that the next bytes describe, and waits until the server has performed it.
  func perform(_ input: inout FuzzInput) {
    var operation = FuzzInput(input.bytes(Self.operationLength))
    switch operation.index(below: 8) {
    case 0, 1, 2: sendEvent(&operation)
    case 3: sendMessage(&operation)
    case 4: changeProperty(of: window, &operation)
    case 5: changeProperty(of: root, &operation)
    case 6: changeSettings(&operation)
    default: configure(&operation)
    }
    XSync(display, False)
  }

  // MARK: Events

  private func sendEvent(_ input: inout FuzzInput) {
    let type = input.byte() & 0x7f
    let target = input.byte()
    var bytes = input.bytes(32)
    bytes[0] = type
    // The offsets at which events of different kinds store their window.
    for (bit, offset) in [4, 8, 12].enumerated() where target & 1 << bit != 0 { put(window, at: offset, in: &bytes) }
    if target & 8 != 0 { put(input.element(of: atoms), at: 8, in: &bytes) }
    raw_event_send(display, window, NoEventMask, bytes)
  }

  private func sendMessage(_ input: inout FuzzInput) {
    var bytes = [UInt8](repeating: 0, count: 32)
    bytes[0] = UInt8(ClientMessage)
    bytes[1] = input.element(of: [8, 16, 32, 32, 32, input.byte()])
    put(window, at: 4, in: &bytes)
    let message = input.bool() ? closing.protocols : input.element(of: atoms)
    put(message, at: 8, in: &bytes)
    for offset in stride(from: 12, to: 32, by: 4) {
      put(input.bool() ? input.element(of: atoms) : UInt(input.integer(UInt32.self)), at: offset, in: &bytes)
    }
    raw_event_send(display, window, NoEventMask, bytes)
  }

  private func put(_ value: UInt, at offset: Int, in bytes: inout [UInt8]) {
    let value = value == closing.delete ? 0 : value
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value)) { bytes.replaceSubrange(offset..<offset + 4, with: $0) }
  }

  // MARK: Properties

  private func changeProperty(of window: UInt, _ input: inout FuzzInput) {
    let property = input.element(of: atoms)
    let type = input.element(of: atoms)
    if input.byte() < 16 { XDeleteProperty(display, window, property) }
    let format = input.element(of: [8, 16, 32])
    let mode = input.element(of: [PropModeReplace, PropModeReplace, PropModeAppend, PropModePrepend])
    let bytes = input.bytes(56)
    // Xlib expects 32-bit units as longs.
    let unit = format == 32 ? MemoryLayout<Int>.size : format / 8
    let count = Int32(input.index(below: bytes.count / unit + 1))
    XChangeProperty(display, window, property, type, Int32(format), mode, bytes, count)
  }

  private func changeSettings(_ input: inout FuzzInput) {
    let bytes = input.bytes(62)
    XSetSelectionOwner(display, settingsAtoms.selection, settingsWindow, UInt(CurrentTime))
    XChangeProperty(
      display, settingsWindow, settingsAtoms.property, settingsAtoms.property, 8, PropModeReplace, bytes,
      Int32(bytes.count))
    var message = [UInt8](repeating: 0, count: 32)
    message[0] = UInt8(ClientMessage)
    message[1] = 32
    put(root, at: 4, in: &message)
    put(settingsAtoms.manager, at: 8, in: &message)
    put(settingsAtoms.selection, at: 16, in: &message)
    put(settingsWindow, at: 20, in: &message)
    raw_event_send(display, root, StructureNotifyMask, message)
  }

  // MARK: Windows

  private func configure(_ input: inout FuzzInput) {
    let (x, y) = (Int32(input.integer(Int16.self)), Int32(input.integer(Int16.self)))
    let size = (UInt32(input.integer(UInt16.self) % 1500) + 1, UInt32(input.integer(UInt16.self) % 1500) + 1)
    switch input.index(below: 4) {
    case 0: XMoveWindow(display, window, x, y)
    case 1: XResizeWindow(display, window, size.0, size.1)
    case 2: XSetWindowBorderWidth(display, window, UInt32(input.byte() % 64))
    default: XSetInputFocus(display, input.bool() ? window : root, RevertToParent, UInt(CurrentTime))
    }
  }
}
