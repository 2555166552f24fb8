// SPDX-License-Identifier: MIT

/// Settings in the binary format of XSETTINGS.
package struct XSettingsBytes {
  package private(set) var bytes: [UInt8] = []
  private let isBigEndian: Bool

  package init(_ integers: [(String, Int)] = [], strings: [(String, String)] = [], isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
    bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
    append(UInt32(1))
    append(UInt32(integers.count + strings.count))
    for (name, value) in integers {
      header(type: 0, name)
      append(UInt32(bitPattern: Int32(value)))
    }
    for (name, value) in strings {
      header(type: 1, name)
      append(UInt32(value.utf8.count))
      text(value)
    }
  }

  private mutating func header(type: UInt8, _ name: String) {
    bytes += [type, 0]
    append(UInt16(name.utf8.count))
    text(name)
    append(UInt32(1))
  }

  private mutating func text(_ text: String) {
    bytes += Array(text.utf8)
    while bytes.count % 4 != 0 { bytes.append(0) }
  }

  private mutating func append<N: FixedWidthInteger>(_ number: N) {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes += $0 }
  }
}
