// SPDX-License-Identifier: MIT

import CX11

/// The facts about the desktop that its settings, monitors and compositing manager give, at one time.
package struct DesktopFacts: Equatable, Sendable {
  /// The resources (`xrdb`) of the display, overridden by those of the screen. Xlib's own copy is that at the time of the
  /// connection.
  let resources: [String: String]
  /// The desktop's XSETTINGS. Empty if no settings daemon is running.
  let xsettings: XSettings
  /// The window that holds the settings, or 0 if there is none.
  let settingsOwner: UInt
  /// Whether a compositing manager draws the screen. Windows may then be translucent, and the server's reports of covered
  /// windows are meaningless.
  package let isComposited: Bool
  /// The monitors of the screen, the primary one first. If none is marked as primary, the one nearest to the top left is
  /// first, independently of the order in which they were made. There is at least one.
  package let monitors: [Monitor]

  /// Asks for the facts, which takes two round trips.
  init(asking line: ServerLine, server: ServerFacts) {
    let atoms = server.atoms
    let ofDisplay = line.bytes(of: XA_RESOURCE_MANAGER, type: XA_STRING, window: line.root(ofScreen: 0))
    let ofScreen = line.bytes(of: atoms[.screenResources], type: XA_STRING, window: line.root())
    let owner = line.owner(ofSelection: atoms.xsettingsSelection)
    let compositor = line.owner(ofSelection: atoms.compositorSelection)
    let monitors = MonitorQuestions(on: line, randr: server.extensions.randr)

    settingsOwner = owner.answer() ?? 0
    // The daemon may end between the two questions.
    let settings = line.bytes(
      of: atoms[.xsettingsSettings], type: atoms[.xsettingsSettings], window: settingsOwner)
    self.monitors = monitors.answer()
    xsettings = XSettings(bytes: settings.answer() ?? [])
    isComposited = (compositor.answer() ?? 0) != 0
    resources = Self.resources(ofDisplay.answer()).merging(Self.resources(ofScreen.answer())) { $1 }
  }

  private static func resources(_ bytes: [UInt8]?) -> [String: String] {
    resources(String(decoding: bytes ?? [], as: UTF8.self))
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
}

extension Connection {
  /// Reads the facts about the desktop, in two round trips. Read them again after `.settingsChanged`, `.screenChanged` and
  /// `.compositingChanged`.
  package func readDesktop() -> DesktopFacts { DesktopFacts(asking: line, server: facts) }
}
