// SPDX-License-Identifier: MIT

/// The server's answer to a request, in the bytes of the X protocol. Reading beyond its end gives zeros.
struct Answer {
  /// The bytes that each answer has, before those whose number it tells.
  static let headSize = 32

  let bytes: [UInt8]

  func card8(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  func card16(_ offset: Int) -> Int { Int(card8(offset)) | Int(card8(offset + 1)) << 8 }
  func card32(_ offset: Int) -> UInt { UInt(card16(offset)) | UInt(card16(offset + 2)) << 16 }
  func int16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: card16(offset))) }

  /// Returns the number of items of `size` bytes after the head: `count`, or fewer if the answer is shorter.
  func itemCount(_ count: UInt, size: Int) -> Int { min(Int(count), (bytes.count - Self.headSize) / size) }

  /// Returns the text of `count` bytes after the head.
  func text(count: Int) -> String { String(decoding: rest(count: count), as: UTF8.self) }

  /// Returns `count` bytes after the head, or as many as there are.
  func rest(count: Int) -> ArraySlice<UInt8> { bytes.dropFirst(Self.headSize).prefix(max(count, 0)) }
}
