// SPDX-License-Identifier: MIT

import CX11
import Diagnostics
import Foundation

extension Connection {
  /// Starts the delivery of `.settingsChanged` and `.screenChanged` events, which have window 0. Call it only for the
  /// connection that handles input, so that a render thread does not wake up for them.
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
    for mistake in DesktopSettings.mistakes(in: ProcessInfo.processInfo.environment) { warn(mistake) }
  }

  /// Follows the window that holds the settings. A new window means new settings.
  func observeSettingsOwner() {
    let display = connection.display
    // The owner must not disappear between being found and being observed.
    XGrabServer(display)
    settingsWindow = XGetSelectionOwner(display, connection.atoms.xsettingsSelection)
    if settingsWindow != 0 { XSelectInput(display, settingsWindow, PropertyChangeMask | StructureNotifyMask) }
    XUngrabServer(display)
    connection.flush()
  }
}
