// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// Reads the keyboard and the pointing devices, and has XInput 2 report the pointer: with fractions of pixels, touches,
  /// and smooth scrolling. Until then, the core protocol reports it.
  ///
  /// It takes some round trips, because libXi asks one thing after the other. Call it when a window can be seen, so that it opens without waiting for them.
  package func beginInput() { decoder.beginInput() }

  /// The pointer's extension, or nil while the core protocol reports the pointer.
  var pointerExtension: Extensions.Extension? { decoder.hasBegunInput ? extensions.xinput : nil }
}

extension EventDecoder {
  /// The number of event types of XInput 1. None of them is selected.
  private static let xinput1EventCount: Int32 = 17

  func beginInput() {
    guard !hasBegunInput, !connection.isLost else { return }
    hasBegunInput = true
    connection.prepare(.keyboard)
    modifierMap = ModifierMap(display: connection.display)
    if let xinput = connection.extensions.xinput { beginPointer(xinput) }
  }

  private func beginPointer(_ xinput: Extensions.Extension) {
    let display = connection.display
    // The server knows the version already. XIQueryVersion of libXi would read from a null pointer if the display were lost.
    ExtensionLibraries.entering {
      XInputSelection.select(
        [XI_HierarchyChanged], window: connection.rootWindow, device: Int32(XIAllDevices), display: display)
    }
    guard !connection.isLost else { return }
    // A forged event of these types can cause an endless loop in libXi's conversion.
    x_drop_events(display, xinput.eventBase, Self.xinput1EventCount)
    for window in connection.windows.all { window.selectPointer(xinput) }
    scrollDevices.refreshAll()
  }
}
