// SPDX-License-Identifier: MIT
import CX11

/// The content of a property, or a part of it: bytes, or items of 32 bits.
struct PropertyContent: Equatable {
  var type: Atom
  /// The size of an item in bits: 8, 16 or 32. Items of 16 bits are not read.
  var format: Int32
  var bytes: [UInt8] = []
  var values: [UInt] = []
  /// The number of bytes that follow this part.
  var remaining = 0

  /// The length of this part in bytes, as the protocol counts them.
  var length: Int { bytes.count + values.count * 4 }
  var isEmpty: Bool { length == 0 && remaining == 0 }

  /// Adds a part that has the same type and format.
  mutating func append(_ part: PropertyContent) {
    bytes += part.bytes
    values += part.values
    remaining = part.remaining
  }
}
