// SPDX-License-Identifier: MIT

/// A value of a message on a D-Bus bus.
package indirect enum BusValue: Equatable, Sendable {
  case bool(Bool)
  case short(Int16)
  case int(Int32)
  case unsigned(UInt32)
  case double(Double)
  case string(String)
  /// The path of an object.
  case path(String)
  case tuple([BusValue])
  /// Values of one type, which the signature names because there may be none.
  case array(of: String, [BusValue])
  /// An entry of a dictionary, which is an array of entries.
  case entry(BusValue, BusValue)
  case variant(BusValue)
}

extension BusValue {
  /// A dictionary of texts, in the order of the keys.
  static func dictionary(_ texts: [String: String]) -> BusValue {
    .array(of: "{ss}", texts.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  static func count(_ number: Int) -> BusValue { .int(Int32(clamping: number)) }

  var int: Int? {
    switch self {
    case .int(let number): Int(number)
    case .unsigned(let number): Int(number)
    default: nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var array: [BusValue]? { if case .array(_, let values) = self { values } else { nil } }

  var entry: (key: BusValue, value: BusValue)? {
    if case .entry(let key, let value) = self { (key, value) } else { nil }
  }

  /// The value in a variant, or the value itself.
  var content: BusValue { if case .variant(let value) = self { value.content } else { self } }

  /// A number of any type.
  var number: Double? {
    switch content {
    case .double(let number): number
    case .int(let number): Double(number)
    case .unsigned(let number): Double(number)
    default: nil
    }
  }
}
