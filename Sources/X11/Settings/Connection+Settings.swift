// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// The root window's resources (`xrdb`), read now: Xlib's own copy is as old as the connection.
  func readResources() -> [String: String] {
    let bytes = XProperty.bytes(window: rootWindow, atom: XA_RESOURCE_MANAGER, type: XA_STRING, display: display)
    return Self.resources(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Lines of `name: value`; comments begin with an exclamation mark.
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

  /// The desktop's XSETTINGS; empty where no settings daemon runs.
  func readXSettings() -> XSettings {
    let owner = XGetSelectionOwner(display, atoms.xsettingsSelection)
    guard owner != 0 else { return XSettings() }
    var bytes: [UInt8]?
    // The daemon may quit between the two requests.
    _ = trappingErrors {
      let atom = atoms[.xsettingsSettings]
      bytes = XProperty.bytes(window: owner, atom: atom, type: atom, display: display)
    }
    return XSettings(bytes: bytes ?? [])
  }
}
