// SPDX-License-Identifier: MIT

/// A colour in sRGB, components 0…1, not premultiplied.
///
/// Deviates from Apple's: a value rather than a reference, and always sRGB.
public struct CGColor: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
