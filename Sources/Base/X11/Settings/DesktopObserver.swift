// SPDX-License-Identifier: MIT

import CX11
import Diagnostics
import Foundation

extension Connection {
  /// Starts the delivery of `.settingsChanged` and `.screenChanged` events, which have window 0. Call it only for the
  /// connection that handles input, so that a render thread does not wake up for them.
  ///
  /// - Parameter desktop: The facts that are known.
  package func observeDesktop(_ desktop: DesktopFacts) {
    decoder.observeDesktop(settingsOwner: desktop.settingsOwner)
  }
}

extension EventDecoder {
  func observeDesktop(settingsOwner: UInt) {
    guard !observesDesktop else { return }
    observesDesktop = true
    let display = connection.display
    if connection.firstRootWindow != connection.rootWindow {
      XSelectInput(display, connection.firstRootWindow, PropertyChangeMask)
    }
    XSelectInput(display, connection.rootWindow, PropertyChangeMask | StructureNotifyMask)
    if let randr = connection.extensions.randr {
      x_note_events(display, randr.eventBase, Int32(RRNumberEvents))
      connection.line.selectScreenChanges(randr, root: connection.rootWindow)
    }
    if let fixes = connection.extensions.fixes {
      x_note_events(display, fixes.eventBase + Int32(XFixesSelectionNotify), 1)
      connection.line.selectOwnerChanges(
        fixes, ofSelection: connection.atoms.compositorSelection, window: connection.rootWindow)
    }
    follow(settingsOwner: settingsOwner)
    for mistake in DesktopSettings.mistakes(in: ProcessInfo.processInfo.environment) { warn(mistake) }
  }

  /// Follows the window that holds the settings now. A new window means new settings.
  func observeSettingsOwner() {
    let owner = { self.connection.line.owner(ofSelection: self.connection.atoms.xsettingsSelection).answer() ?? 0 }
    // It may disappear between being found and being observed.
    repeat { follow(settingsOwner: owner()) } while settingsWindow != owner()
  }

  private func follow(settingsOwner: UInt) {
    settingsWindow = settingsOwner
    guard settingsOwner != 0 else { return }
    connection.line.selectEvents(PropertyChangeMask | StructureNotifyMask, ofForeignWindow: settingsOwner)
  }
}
