// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATransform3D {
  /// The encoding of the sixteen elements: Foundation's values on Linux hold arrays of numbers, but no structures other
  /// than rectangles, points and sizes.
  package static let encoding = "[16d]"

  /// The elements, row by row.
  package var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }

  /// Creates the transform that an object holds; `nil` if it holds something else.
  package init?(boxed value: NSValue) {
    guard String(cString: value.objCType) == Self.encoding else { return nil }
    var elements = [Double](repeating: 0, count: 16)
    value.getValue(&elements)
    let e = elements.map { CGFloat($0) }
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8], m32: e[9],
      m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}
