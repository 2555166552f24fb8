// SPDX-License-Identifier: MIT
import CX11

/// The window, never shown, that owns a selection, and the atoms and properties of the conventions.
final class SelectionWindow {
  let connection: Connection
  let name: SelectionName
  let xid: UInt
  private var atoms: [String: Atom] = [:]

  /// The seconds for which the server's time is waited for. The value is a choice: an answer of a server that is not
  /// hung comes within it over any usable line.
  private static let longestWait = 1.0

  /// Creates the window. Changes of the clipboard's owner are selected. Those of ``SelectionName/primary`` are not, because
  /// they would wake the thread whenever the user selects a text in any program.
  init(connection: Connection, name: SelectionName) {
    self.connection = connection
    self.name = name
    xid = Self.makeWindow(on: connection)
    if connection.extensions.fixes != nil, name == .clipboard {
      XFixesSelectSelectionInput(
        connection.display, xid, selection,
        UInt(
          XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask))
    }
  }

  var display: OpaquePointer { connection.display }
  var selection: Atom { atom(name.rawValue) }
  var incremental: Atom { atom("INCR") }

  /// Returns the owner of the selection, or 0 if there is none.
  var selectionOwner: UInt { connection.isLost ? 0 : XGetSelectionOwner(display, selection) }

  // MARK: Windows

  /// Makes another window that is never shown, and selects the changes of its properties.
  func makeReceiver() -> UInt {
    let receiver = Self.makeWindow(on: connection)
    XSelectInput(display, receiver, PropertyChangeMask)
    return receiver
  }

  func destroy(_ receiver: UInt) {
    if !connection.isLost { XDestroyWindow(display, receiver) }
  }

  private static func makeWindow(on connection: Connection) -> UInt {
    XCreateSimpleWindow(connection.display, connection.rootWindow, -1, -1, 1, 1, 0, 0, 0)
  }

  // MARK: Atoms

  func atom(_ name: String) -> Atom {
    if let atom = atoms[name] { return atom }
    let atom = XInternAtom(display, name, False)
    atoms[name] = atom
    return atom
  }

  /// Returns the names of atoms that another program has sent, in one round trip. Numbers that are no atoms have none.
  ///
  /// They are not remembered, so that another program cannot exhaust the memory.
  func names(of atoms: [Atom]) -> [String] {
    var atoms = atoms.filter { $0 != 0 }
    guard !atoms.isEmpty, !connection.isLost else { return [] }
    var names = [UnsafeMutablePointer<CChar>?](repeating: nil, count: atoms.count)
    XGetAtomNames(display, &atoms, Int32(atoms.count), &names)
    return names.compactMap(\.self).map { name in
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// Whether a list of formats may have this type. The conventions demand the first; some old programs use the second.
  func isTypeOfTargets(_ type: Atom) -> Bool { type == XA_ATOM || type == atom("TARGETS") }

  // MARK: Time

  /// Returns the server's present time, which the conventions require in the requests of a selection, or `CurrentTime` if
  /// the server does not tell.
  ///
  /// It is the time of a change of a property. Changes are selected only meanwhile, so that those which other programs
  /// make do not wake the thread.
  func serverTime() -> Time {
    let property = atom("_PASSAGE_TIME")
    XSelectInput(display, xid, PropertyChangeMask)
    XChangeProperty(display, xid, property, XA_INTEGER, 32, PropModeAppend, nil, 0)
    defer { XSelectInput(display, xid, 0) }
    let end = ServerClock.now + Self.longestWait
    while !connection.isLost {
      var event = XEvent()
      let left = end - ServerClock.now
      if XCheckWindowEvent(display, xid, PropertyChangeMask, &event) != 0 {
        if event.xproperty.atom == property { return event.xproperty.time }
      } else if left > 0 {
        DescriptorSleep.wait(for: [connection.fileDescriptor], atMost: left)
      }
      if left <= 0 { break }
    }
    return UInt(CurrentTime)
  }

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

  /// Returns a part of a property of any type, or nil if there is no such property.
  ///
  /// - Parameters:
  ///   - offset: The start of the part in bytes, a multiple of four.
  ///   - limit: The longest part in bytes, a multiple of four.
  ///   - removing: Whether the server removes the property if the part is the last one.
  func read(
    _ property: Atom, of window: UInt, from offset: Int = 0, atMost limit: Int, removing: Bool = false
  ) -> PropertyContent? {
    guard !connection.isLost else { return nil }
    var (type, format, count, remaining) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, offset / 4, limit / 4, removing ? True : False, UInt(AnyPropertyType), &type,
      &format, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, type != 0, let data else { return nil }
    var content = PropertyContent(type: type, format: format, remaining: Int(remaining))
    if format == 8 { content.bytes = Array(UnsafeBufferPointer(start: data, count: Int(count))) }
    if format == 32 {
      content.values = data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
        UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xffff_ffff }
      }
    }
    return content
  }
}
