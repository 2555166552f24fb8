// SPDX-License-Identifier: MIT

// Inlinable, because a generic conversion of the standard library that is not specialised costs some two thousand
// instructions, and each edge of each layer is rounded in each frame.
extension FixedWidthInteger {
  /// Creates the integral part of `value`, limited to the range of this type. NaN becomes zero.
  ///
  /// `Int(value)` ends the process if `value` is NaN, infinite or too large, and numbers from a program or a device can
  /// be any of these.
  @inlinable package init(clamping value: Double) {
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

  @inlinable package init(clamping value: CGFloat) { self.init(clamping: value.native) }
}
