// SPDX-License-Identifier: MIT

/// An identifier that this process has counted up to.
///
/// Each frame looks up layers by their identifiers a hundred times. The hash of `Hasher` withstands keys that an attacker
/// chooses, and takes some 250 instructions. That of a counted identifier takes five.
@usableFromInline package protocol CountedID: Hashable, Sendable {
  var rawValue: UInt64 { get }
}

extension CountedID {
  @inlinable package static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The hash value for the standard library's dictionaries and sets, which use its lower bits. It is the product with
  /// 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming, volume 3, section 6.4), both halves
  /// combined.
  @inlinable package func _rawHashValue(seed: Int) -> Int {
    let product = (rawValue ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
