// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// Reads the current resources (`xrdb`) of the display, overridden by those of this connection's screen. Xlib's own
  /// copy is that at the time of the connection.
  func readResources() -> [String: String] {
    readResources(XA_RESOURCE_MANAGER, of: firstRootWindow)
      .merging(readResources(atoms[.screenResources], of: rootWindow)) { $1 }
  }

  /// The root window of the server's first screen, which has the resources of the whole display.
  var firstRootWindow: UInt { XRootWindow(display, 0) }

  private func readResources(_ property: UInt, of window: UInt) -> [String: String] {
    let bytes = XProperty.bytes(window: window, atom: property, type: XA_STRING, display: display)
    return Self.resources(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Parses lines of `name: value`. Comments begin with an exclamation mark.
  static func resources(_ text: String) -> [String: String] {
    var resources: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("!") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let trim: (Substring) -> String = { String($0.trimmingPrefix { $0 == " " || $0 == "\t" }) }
      let value = trim(line[line.index(after: colon)...])
      resources[trim(line[..<colon])] = String(value.reversed().drop { $0.isWhitespace }.reversed())
    }
    return resources
  }

  /// Reads the desktop's XSETTINGS. Empty if no settings daemon is running.
  func readXSettings() -> XSettings {
    let owner = XGetSelectionOwner(display, atoms.xsettingsSelection)
    guard owner != 0 else { return XSettings() }
    var bytes: [UInt8]?
    // The daemon may end between the two requests.
    _ = trappingErrors {
      let atom = atoms[.xsettingsSettings]
      bytes = XProperty.bytes(window: owner, atom: atom, type: atom, display: display)
    }
    return XSettings(bytes: bytes ?? [])
  }
}
