// SPDX-License-Identifier: MIT
import CX11

/// The window, never shown, that owns the clipboard and receives its content, and the atoms of the conventions.
final class SelectionWindow {
  let connection: Connection
  let xid: UInt
  private var atomsByName: [String: Atom] = [:]
  private var namesByAtom: [Atom: String] = [:]
  /// Events that arrived while the thread waited for the server's time.
  private var deferred: [XEvent] = []

  init(connection: Connection) {
    self.connection = connection
    xid = XCreateSimpleWindow(connection.display, connection.rootWindow, -1, -1, 1, 1, 0, 0, 0)
    XSelectInput(connection.display, xid, PropertyChangeMask)
    if connection.extensions.fixes != nil {
      XFixesSelectSelectionInput(
        connection.display, xid, clipboard,
        UInt(
          XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask))
    }
  }

  var display: OpaquePointer { connection.display }
  var clipboard: Atom { atom("CLIPBOARD") }
  var incremental: Atom { atom("INCR") }

  /// Returns the owner of the clipboard, or 0 if there is none.
  var clipboardOwner: UInt { connection.isLost ? 0 : XGetSelectionOwner(display, clipboard) }

  func atom(_ name: String) -> Atom {
    if let atom = atomsByName[name] { return atom }
    let atom = XInternAtom(display, name, False)
    remember(atom, name)
    return atom
  }

  /// Returns the name of an atom that another program has sent, or nil if it is none.
  func name(of atom: Atom) -> String? {
    if let name = namesByAtom[atom] { return name }
    guard atom != 0, let name = XGetAtomName(display, atom) else { return nil }
    defer { XFree(name) }
    remember(atom, String(cString: name))
    return namesByAtom[atom]
  }

  private func remember(_ atom: Atom, _ name: String) {
    atomsByName[name] = atom
    namesByAtom[atom] = name
  }

  /// Returns the server's present time, which the conventions require in the requests of a selection.
  func serverTime() -> Time {
    let property = atom("_PASSAGE_TIME")
    XChangeProperty(display, xid, property, XA_INTEGER, 32, PropModeAppend, nil, 0)
    while !connection.isLost {
      var event = XEvent()
      XWindowEvent(display, xid, PropertyChangeMask, &event)
      if event.xproperty.atom == property { return event.xproperty.time }
      deferred.append(event)
    }
    return UInt(CurrentTime)
  }

  var hasDeferredEvents: Bool { !deferred.isEmpty }
  func takeDeferredEvent() -> XEvent? { deferred.isEmpty ? nil : deferred.removeFirst() }

  // MARK: Properties

  func write(_ bytes: [UInt8], type: Atom, to property: Atom, of window: UInt) {
    XChangeProperty(display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Writes items of 32 bits, which Xlib requires as C longs.
  func write(_ values: [UInt], type: Atom, to property: Atom, of window: UInt) {
    values.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      _ = XChangeProperty(display, window, property, type, 32, PropModeReplace, start, Int32(values.count))
    }
  }

  /// Returns the content of a property, of any type and length. It is removed if it is one of this window's, which asks
  /// for the next piece of a long transfer.
  func read(_ property: Atom, of window: UInt) -> PropertyContent? {
    guard !connection.isLost else { return nil }
    var (type, format, count, remaining) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, Int(Int32.max) / 4, window == xid ? True : False, UInt(AnyPropertyType), &type,
      &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, type != 0, let data else { return nil }
    switch format {
    case 8: return PropertyContent(type: type, bytes: Array(UnsafeBufferPointer(start: data, count: Int(count))))
    case 32:
      let values = data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xffff_ffff }
      }
      return PropertyContent(type: type, values: values)
    default: return PropertyContent(type: type)
    }
  }
}

/// The content of a property: bytes, or items of 32 bits.
struct PropertyContent {
  var type: Atom
  var bytes: [UInt8] = []
  var values: [UInt] = []
}
