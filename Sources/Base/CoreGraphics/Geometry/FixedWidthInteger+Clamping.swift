// SPDX-License-Identifier: MIT

// Inlinable, and through `Int64`, because the generic conversion of the standard library costs hundreds of instructions,
// even if it is specialised, and each edge of each layer is rounded in each frame.
extension FixedWidthInteger {
  /// Creates the integral part of `value`, limited to the range of this type. NaN becomes zero.
  ///
  /// `Int(value)` ends the process if `value` is NaN, infinite or too large, and numbers from a program or a device can
  /// be any of these.
  /// `UInt64` is not supported, because not all of its values are numbers of `Int64`.
  @inlinable package init(clamping value: Double) {
    assert(Self.isSigned || Self.bitWidth < Int64.bitWidth, "a number of this type may not fit into Int64")
    if value.isNaN {
      self = 0
    } else if value >= Double(Self.max) {
      self = .max
    } else if value <= Double(Self.min) {
      self = .min
    } else {
      self.init(truncatingIfNeeded: Int64(value))
    }
  }

  @inlinable package init(clamping value: CGFloat) { self.init(clamping: value.native) }
}
