// SPDX-License-Identifier: MIT

import CGIO

/// Conversion to and from GLib's values.
extension BusValue {
  /// Returns a new value of GLib, with a floating reference.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .short(let number): g_variant_new_int16(number)
    case .int(let number): g_variant_new_int32(number)
    case .unsigned(let number): g_variant_new_uint32(number)
    case .double(let number): g_variant_new_double(number)
    case .string(let text): g_variant_new_string(text)
    case .path(let path): g_variant_new_object_path(path)
    case .tuple(let values): Self.makeTuple(values)
    case .array(let type, let values): Self.makeArray(type, values)
    case .entry(let key, let value): g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
    case .variant(let value): g_variant_new_variant(value.makeVariant())
    }
  }

  static func makeTuple(_ values: [BusValue]) -> OpaquePointer? {
    var children = values.map { $0.makeVariant() }
    return g_variant_new_tuple(&children, gsize(children.count))
  }

  private static func makeArray(_ type: String, _ values: [BusValue]) -> OpaquePointer? {
    let element = g_variant_type_new(type)
    defer { g_variant_type_free(element) }
    var children = values.map { $0.makeVariant() }
    return g_variant_new_array(element, &children, gsize(children.count))
  }

  /// Reads a value of GLib. Returns nil for types that assistive technology does not send.
  init?(_ variant: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(variant))
    switch type {
    case "b": self = .bool(g_variant_get_boolean(variant) != 0)
    case "n": self = .short(g_variant_get_int16(variant))
    case "i": self = .int(g_variant_get_int32(variant))
    case "u": self = .unsigned(g_variant_get_uint32(variant))
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
    case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
    default: self.init(container: variant, type: type)
    }
  }

  private init?(container variant: OpaquePointer, type: String) {
    guard let first = type.first, "(a{v".contains(first) else { return nil }
    let values = Self.children(of: variant)
    switch first {
    case "(": self = .tuple(values)
    case "a": self = .array(of: String(type.dropFirst()), values)
    case "{":
      guard values.count == 2 else { return nil }
      self = .entry(values[0], values[1])
    default:
      guard let value = values.first else { return nil }
      self = .variant(value)
    }
  }

  /// Returns the values in a container. Those that cannot be read are left out.
  static func children(of container: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(container)).compactMap { index in
      guard let child = g_variant_get_child_value(container, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
