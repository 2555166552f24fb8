// SPDX-License-Identifier: MIT

import CX11

/// Reads properties of any window.
enum XProperty {
  /// The largest length that is read, in 32-bit units. No property that this module reads is longer, unless another
  /// client has extended it.
  private static let limit = 1 << 16

  static func bytes(window: UInt, atom: UInt, type: UInt, display: OpaquePointer) -> [UInt8]? {
    read(window: window, atom: atom, type: type, format: 8, display: display) { data, count in
      Array(UnsafeBufferPointer(start: data, count: count))
    }
  }

  static func longs(window: UInt, atom: UInt, type: UInt, display: OpaquePointer) -> [UInt]? {
    read(window: window, atom: atom, type: type, format: 32, display: display) { data, count in
      data.withMemoryRebound(to: UInt.self, capacity: count) {
        // Xlib sign-extends 32-bit items.
        UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xffff_ffff }
      }
    }
  }

  private static func read<R>(
    window: UInt, atom: UInt, type: UInt, format: Int32, display: OpaquePointer,
    _ body: (UnsafeMutablePointer<UInt8>, Int) -> R
  ) -> R? {
    var actualType: Atom = 0
    var actualFormat: Int32 = 0
    var count: UInt = 0
    var remaining: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom, 0, limit, False, type, &actualType, &actualFormat, &count, &remaining, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actualType == type, actualFormat == format, let data else { return nil }
    return body(data, Int(count))
  }
}
