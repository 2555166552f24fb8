// SPDX-License-Identifier: MIT

import Foundation

/// Reads values from a fuzzer's bytes. After the last byte, it reads zeros.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  mutating func integer<I: FixedWidthInteger>(_: I.Type = I.self) -> I {
    bytes(MemoryLayout<I>.size).reduce(0) { $0 << 8 | I(truncatingIfNeeded: $1) }
  }

  /// Returns a number below `limit`.
  mutating func index(below limit: Int) -> Int { Int(byte()) % limit }

  mutating func element<T>(of values: [T]) -> T { values[index(below: values.count)] }

  /// Returns any number. Half of the numbers are ordinary; the others are extreme, infinite or NaN.
  mutating func double() -> Double {
    let kind = byte()
    if kind < 128 { return Double(integer(Int16.self)) / 16 }
    let extremes: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0,
      -0.0, 1e-30, 1e10, -1e10, 9.3e18, 1e300, 32767, 32768, 2_147_483_648,
    ]
    let choice = Int(kind) - 128
    return choice < extremes.count ? extremes[choice] : Double(bitPattern: integer())
  }

  /// Returns fewer than `limit` numbers.
  mutating func doubles(below limit: Int) -> [CGFloat] {
    var numbers: [CGFloat] = []
    for _ in 0..<index(below: limit) { numbers.append(double()) }
    return numbers
  }

  mutating func point() -> CGPoint { CGPoint(x: double(), y: double()) }

  mutating func rect() -> CGRect { CGRect(x: double(), y: double(), width: double(), height: double()) }

  /// Returns a string whose length in bytes is given by the next byte. Invalid UTF-8 is repaired.
  mutating func string() -> String {
    let count = Int(byte())
    return String(decoding: bytes(count), as: UTF8.self)
  }

  /// Returns all remaining bytes.
  mutating func remainingBytes() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }
}
