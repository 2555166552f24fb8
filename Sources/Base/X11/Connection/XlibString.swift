// SPDX-License-Identifier: MIT

import Glibc

/// A heap copy of a string, for Xlib functions that take mutable C strings.
struct XlibString {
  let pointer: UnsafeMutablePointer<CChar>

  /// The caller frees `pointer` with ``free(_:)``.
  init(_ string: String) {
    let bytes = string.utf8CString
    pointer = .allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { pointer.initialize(from: $0.baseAddress!, count: bytes.count) }
  }

  static func free(_ pointer: UnsafeMutablePointer<CChar>?) {
    pointer?.deallocate()
  }

  static func with<R>(_ string: String, _ body: (UnsafeMutablePointer<CChar>) -> R) -> R {
    let copy = XlibString(string)
    defer { free(copy.pointer) }
    return body(copy.pointer)
  }
}
