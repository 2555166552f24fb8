// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// From now on `.settingsChanged` and `.screenChanged` come, with window 0. Only for the connection that handles input:
  /// a render thread has no business waking up for them.
  package func observeDesktop() {
    decoder.observeDesktop()
  }
}

extension EventDecoder {
  func observeDesktop() {
    guard !observesDesktop else { return }
    observesDesktop = true
    let display = connection.display
    if connection.firstRootWindow != connection.rootWindow {
      XSelectInput(display, connection.firstRootWindow, PropertyChangeMask)
    }
    XSelectInput(display, connection.rootWindow, PropertyChangeMask | StructureNotifyMask)
    if connection.extensions.randr != nil {
      XRRSelectInput(
        display, connection.rootWindow,
        Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask))
    }
    if connection.extensions.xinput != nil {
      XInputSelection.select(
        [XI_HierarchyChanged], window: connection.rootWindow, device: Int32(XIAllDevices), display: display)
    }
    if connection.extensions.fixes != nil {
      XFixesSelectSelectionInput(
        display, connection.rootWindow, connection.atoms.compositorSelection,
        UInt(
          XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask))
    }
    observeSettingsOwner()
  }

  /// Follows the window that holds the settings; a new one means new settings.
  func observeSettingsOwner() {
    let display = connection.display
    // The owner must not go between being found and being watched.
    XGrabServer(display)
    settingsWindow = XGetSelectionOwner(display, connection.atoms.xsettingsSelection)
    if settingsWindow != 0 { XSelectInput(display, settingsWindow, PropertyChangeMask | StructureNotifyMask) }
    XUngrabServer(display)
    connection.flush()
  }
}
