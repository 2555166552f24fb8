// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting

/// Stands in for a desktop's settings daemon.
final class SettingsDaemon {
  private let desktop: Desktop
  private var window: UInt = 0

  init(_ desktop: Desktop) { self.desktop = desktop }

  func start(_ settings: XSettingsBytes) {
    let root = desktop.connection.rootWindow
    let atoms = desktop.connection.atoms
    window = XCreateSimpleWindow(desktop.display, root, 0, 0, 1, 1, 0, 0, 0)
    write(settings)
    XSetSelectionOwner(desktop.display, atoms.xsettingsSelection, window, UInt(CurrentTime))
    let message = [0, Int(atoms.xsettingsSelection), Int(window)]
    desktop.send(atoms[.manager], message, to: root, mask: StructureNotifyMask)
  }

  func write(_ settings: XSettingsBytes) {
    let atom = desktop.connection.atoms[.xsettingsSettings]
    XChangeProperty(
      desktop.display, window, atom, atom, 8, PropModeReplace, settings.bytes, Int32(settings.bytes.count))
    desktop.connection.synchronize()
  }

  func stop() {
    XDestroyWindow(desktop.display, window)
    desktop.connection.synchronize()
  }
}

/// Settings as the protocol lays them out.
struct XSettingsBytes {
  private(set) var bytes: [UInt8] = []
  private let isBigEndian: Bool

  init(_ integers: [(String, Int)] = [], strings: [(String, String)] = [], isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
    bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
    append(UInt32(1))
    append(UInt32(integers.count + strings.count))
    for (name, value) in integers {
      header(type: 0, name)
      append(UInt32(bitPattern: Int32(value)))
    }
    for (name, value) in strings {
      header(type: 1, name)
      append(UInt32(value.utf8.count))
      text(value)
    }
  }

  private mutating func header(type: UInt8, _ name: String) {
    bytes += [type, 0]
    append(UInt16(name.utf8.count))
    text(name)
    append(UInt32(1))
  }

  private mutating func text(_ text: String) {
    bytes += Array(text.utf8)
    while bytes.count % 4 != 0 { bytes.append(0) }
  }

  private mutating func append<N: FixedWidthInteger>(_ number: N) {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes += $0 }
  }
}
