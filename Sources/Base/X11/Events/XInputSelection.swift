// SPDX-License-Identifier: MIT

import CX11

/// The XInput 2 events that a window receives.
enum XInputSelection {
  /// Returns the pointer's events that a window needs and that the server's version supports.
  ///
  /// Swipes with three or more fingers are not included. Desktops use them for tasks such as switching workspaces, as
  /// iPadOS does, and the server sends a swipe to the innermost window that has selected it. Two-finger movements are
  /// delivered as scroll valuators.
  static func pointerEvents(_ xinput: Extensions.Extension) -> [Int32] {
    var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_DeviceChanged]
    if xinput.isAtLeast(2, 2) { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
    if xinput.isAtLeast(2, 4) { events += [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd] }
    return events.map { Int32($0) }
  }

  static func select(_ events: [Int32], window: UInt, device: Int32, display: OpaquePointer) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    bits.withUnsafeMutableBufferPointer { buffer in
      for event in events { xi_set_mask(buffer.baseAddress!, event) }
      var mask = XIEventMask(deviceid: device, mask_len: Int32(buffer.count), mask: buffer.baseAddress!)
      XISelectEvents(display, window, &mask, 1)
    }
  }
}
