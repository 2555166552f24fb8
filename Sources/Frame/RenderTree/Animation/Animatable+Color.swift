// SPDX-License-Identifier: MIT
import CoreGraphics

extension CGColor: AnimatableVector {
  package static func combine(_ a: CGColor, _ weightA: Double, _ b: CGColor, _ weightB: Double) -> CGColor {
    func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      .combine(a[keyPath: path], weightA, b[keyPath: path], weightB)
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  package var squaredLength: Double {
    red.squaredLength + green.squaredLength + blue.squaredLength + alpha.squaredLength
  }

  /// Mixes premultiplied components, so that fading from `clear` does not pass through a darker colour.
  ///
  /// Deviates from Core Animation, which mixes the components as they are.
  package func interpolated(to end: CGColor, fraction: Double) -> CGColor {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let (start, weight) = (CGFloat(1 - fraction), CGFloat(fraction))
    let alpha = alpha * start + end.alpha * weight
    guard alpha != 0 else { return CGColor(red: red, green: green, blue: blue, alpha: 0) }
    let (a, b) = (self.alpha * start / alpha, end.alpha * weight / alpha)
    return CGColor(
      red: red * a + end.red * b, green: green * a + end.green * b, blue: blue * a + end.blue * b, alpha: alpha)
  }
}
