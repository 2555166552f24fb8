// SPDX-License-Identifier: MIT

import CX11

/// A settings daemon for tests, which owns the XSETTINGS selection.
package final class SettingsDaemon {
  private let desktop: Desktop
  private var window: UInt = 0

  package init(_ desktop: Desktop) { self.desktop = desktop }

  package func start(_ settings: XSettingsBytes) {
    let root = desktop.connection.rootWindow
    let atoms = desktop.connection.atoms
    window = XCreateSimpleWindow(desktop.display, root, 0, 0, 1, 1, 0, 0, 0)
    write(settings)
    XSetSelectionOwner(desktop.display, atoms.xsettingsSelection, window, UInt(CurrentTime))
    let message = [0, Int(atoms.xsettingsSelection), Int(window)]
    desktop.send(atoms[.manager], message, to: root, mask: StructureNotifyMask)
  }

  package func write(_ settings: XSettingsBytes) {
    let atom = desktop.connection.atoms[.xsettingsSettings]
    XChangeProperty(
      desktop.display, window, atom, atom, 8, PropModeReplace, settings.bytes, Int32(settings.bytes.count))
    desktop.connection.synchronize()
  }

  package func stop() {
    XDestroyWindow(desktop.display, window)
    desktop.connection.synchronize()
  }
}
