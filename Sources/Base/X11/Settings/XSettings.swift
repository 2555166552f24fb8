// SPDX-License-Identifier: MIT

/// The desktop's settings in the XSETTINGS protocol.
struct XSettings: Equatable {
  enum Value: Equatable {
    case integer(Int)
    case string(String)
    /// Red, green, blue and alpha, each of 16 bits.
    case color([UInt16])
  }

  private(set) var values: [String: Value] = [:]

  func integer(_ name: String) -> Int? {
    if case .integer(let value)? = values[name] { value } else { nil }
  }

  func string(_ name: String) -> String? {
    if case .string(let value)? = values[name] { value } else { nil }
  }

  init() {}

  /// Parses the property's bytes. A malformed entry and everything after it are ignored.
  init(bytes: [UInt8]) {
    guard let order = bytes.first else { return }
    var reader = Reader(bytes: bytes, isBigEndian: order != 0)
    reader.skip(8)
    guard let count = reader.number(UInt32.self) else { return }
    for _ in 0..<count {
      guard let (name, value) = reader.setting() else { return }
      values[name] = value
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var position = 0

    mutating func skip(_ count: Int) { position += count }

    mutating func number<N: FixedWidthInteger>(_: N.Type) -> N? {
      let size = MemoryLayout<N>.size
      guard position + size <= bytes.count else { return nil }
      var value: N = 0
      for offset in 0..<size {
        let byte = bytes[position + (isBigEndian ? offset : size - 1 - offset)]
        value = N(truncatingIfNeeded: UInt64(truncatingIfNeeded: value) << 8 | UInt64(byte))
      }
      position += size
      return value
    }

    /// Reads text, which is padded to a multiple of four bytes.
    mutating func text(_ count: Int) -> String? {
      guard count >= 0, position + count <= bytes.count else { return nil }
      let text = String(decoding: bytes[position..<position + count], as: UTF8.self)
      position += (count + 3) & ~3
      return text
    }

    mutating func setting() -> (String, Value)? {
      guard let type = number(UInt8.self) else { return nil }
      skip(1)
      guard let length = number(UInt16.self), let name = text(Int(length)) else { return nil }
      skip(4)
      switch type {
      case 0: return number(Int32.self).map { (name, .integer(Int($0))) }
      case 1:
        guard let length = number(UInt32.self), let value = text(Int(length)) else { return nil }
        return (name, .string(value))
      case 2:
        let parts = (0..<4).compactMap { _ in number(UInt16.self) }
        return parts.count == 4 ? (name, .color(parts)) : nil
      default: return nil
      }
    }
  }
}
