// SPDX-License-Identifier: MIT

import CX11
import X11

/// A client that receives the touchpad swipes on the root window, as a window manager does.
package final class SwipeListener {
  private let connection: X11.Connection
  private var count = 0

  package init(displayName: String) throws {
    connection = try X11.Connection(displayName: displayName)
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in [XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd] {
      bits[Int(event) / 8] |= 1 << UInt8(event % 8)
    }
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(
        deviceid: Int32(XIAllMasterDevices), mask_len: Int32(buffer.count), mask: buffer.baseAddress)
      XISelectEvents(connection.display, connection.rootWindow, &mask, 1)
    }
    connection.synchronize()
  }

  /// Returns the number of swipe events received so far.
  package func readSwipes() -> Int {
    while let event = connection.nextEvent() {
      if event.type == GenericEvent { count += 1 }
    }
    return count
  }
}
