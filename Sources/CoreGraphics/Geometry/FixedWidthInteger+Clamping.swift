// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// Creates the integral part of `value`, limited to the range of this type. NaN becomes zero.
  ///
  /// `Int(value)` ends the process if `value` is NaN, infinite or too large, and numbers from a program or a device can
  /// be any of these.
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
