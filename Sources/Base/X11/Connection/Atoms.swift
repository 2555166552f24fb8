// SPDX-License-Identifier: MIT

import CX11

/// The atoms of ``AtomName`` and the selections of the screen, interned in one round trip.
package struct Atoms: Sendable {
  private let values: [AtomName: UInt]
  /// The selection whose owner holds the desktop's settings for this connection's screen.
  package let xsettingsSelection: UInt
  /// The selection that a compositing manager of this connection's screen owns.
  package let compositorSelection: UInt

  init(display: OpaquePointer, screenNumber: Int32) {
    let names =
      AtomName.allCases.map(\.rawValue)
      + ["_XSETTINGS_S\(screenNumber)", "_NET_WM_CM_S\(screenNumber)"]
    let interned = Self.intern(names, display: display)
    values = Dictionary(uniqueKeysWithValues: zip(AtomName.allCases, interned))
    xsettingsSelection = interned[names.count - 2]
    compositorSelection = interned[names.count - 1]
  }

  package subscript(name: AtomName) -> UInt { values[name, default: 0] }

  private static func intern(_ names: [String], display: OpaquePointer) -> [UInt] {
    var atoms = [UInt](repeating: 0, count: names.count)
    var cNames = names.map { XlibString($0).pointer as UnsafeMutablePointer<CChar>? }
    defer { for name in cNames { XlibString.free(name) } }
    XInternAtoms(display, &cNames, Int32(names.count), False, &atoms)
    return atoms
  }
}
