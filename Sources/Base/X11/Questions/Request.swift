// SPDX-License-Identifier: MIT

/// A request in the bytes of the X protocol: a head of four bytes, and the rest in units of four.
struct Request {
  private(set) var bytes: [UInt8]

  /// - Parameters:
  ///   - opcode: The number of the request, or that of its extension.
  ///   - detail: The byte after it, which for a request of an extension is the request's number.
  ///   - words: The lower 32 bits of each follow the head.
  ///   - text: The text after the numbers.
  init(_ opcode: Int32, _ detail: Int32 = 0, _ words: [UInt] = [], text: String = "") {
    // The library fills in the length.
    bytes = [UInt8(truncatingIfNeeded: opcode), UInt8(truncatingIfNeeded: detail), 0, 0]
    for word in words { withUnsafeBytes(of: UInt32(truncatingIfNeeded: word)) { bytes += $0 } }
    bytes += text.utf8
    while bytes.count % 4 != 0 { bytes.append(0) }
  }
}
