// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// The whole part of `value`, limited to what this type can represent; zero for NaN.
  ///
  /// `Int(value)` ends the process where `value` is NaN, infinite or too large. Numbers that a client of the library or
  /// a device supplies can be any of these.
  package init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else if value >= Double(Self.max) {
      self = .max
    } else if value <= Double(Self.min) {
      self = .min
    } else {
      self.init(value)
    }
  }

  package init(clamping value: CGFloat) { self.init(clamping: value.native) }
}
