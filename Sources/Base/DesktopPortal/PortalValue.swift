// SPDX-License-Identifier: MIT

import CGIO

/// A value of one of the portal's settings, by its type.
enum PortalValue: Equatable {
  case number(UInt32)
  case numbers(Double, Double, Double)
  case other

  init(_ variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "u": self = .number(g_variant_get_uint32(variant))
    case "(ddd)":
      let parts = (0..<3).map { index in
        let part = g_variant_get_child_value(variant, gsize(index))
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      self = .numbers(parts[0], parts[1], parts[2])
    case "v":
      guard let inner = g_variant_get_variant(variant) else {
        self = .other
        return
      }
      defer { g_variant_unref(inner) }
      self.init(inner)
    default: self = .other
    }
  }

  var number: UInt32? { if case .number(let number) = self { number } else { nil } }

  var color: AccentColor? {
    guard case .numbers(let red, let green, let blue) = self else { return nil }
    return AccentColor(red: red, green: green, blue: blue)
  }
}
