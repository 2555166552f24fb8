// SPDX-License-Identifier: MIT

import CX11

extension XRenderColor {
  init(_ color: PictureColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension XRectangle {
  /// Creates a rectangle that is limited to the protocol's range.
  init(_ rect: PixelRect) {
    let left = max(rect.x, Int(Int16.min))
    let top = max(rect.y, Int(Int16.min))
    self.init(
      x: Int16(clamping: left), y: Int16(clamping: top), width: UInt16(clamping: rect.maxX - left),
      height: UInt16(clamping: rect.maxY - top))
  }
}

extension XFixed {
  /// Creates the nearest number in the protocol's range. NaN becomes zero.
  init(fixed value: Double) {
    let scaled = (value * 65536).rounded()
    self = scaled.isNaN ? 0 : XFixed(Swift.min(Swift.max(scaled, Double(XFixed.min)), Double(XFixed.max)))
  }
}

extension XTransform {
  init(_ transform: PictureTransform) {
    let fixed = XFixed.init(fixed:)
    self.init(
      matrix: (
        (fixed(transform.a), fixed(transform.c), fixed(transform.tx)),
        (fixed(transform.b), fixed(transform.d), fixed(transform.ty)), (0, 0, fixed(1))
      ))
  }
}
