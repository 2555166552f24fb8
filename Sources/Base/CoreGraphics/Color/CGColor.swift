// SPDX-License-Identifier: MIT

/// A colour in the sRGB colour space.
///
/// Components range from 0 to 1 and are not premultiplied by the opacity.
///
/// ```swift
/// let accent = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
/// let faded = accent.copy(alpha: 0.5)
/// ```
///
/// Unlike Core Graphics' reference type, a colour is a value here. Greys have two components, as in Core Graphics, and all
/// other colours four. Two colours are equal if they look the same.
public struct CGColor: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat
  /// Whether the colour was created as a shade of grey.
  private var isGray = false

  /// Creates a colour from sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a colour from sRGB components. The same as ``init(red:green:blue:alpha:)``, because every colour is in
  /// sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey, from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
  }

  /// Creates a colour from its components in a colour space.
  ///
  /// - Parameters:
  ///   - space: The colour space.
  ///   - components: The components of the space, and then the opacity.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in the order red, green, blue, alpha, or grey, alpha. Never `nil`.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components including the opacity: 2 for a grey, and otherwise 4.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The colour space: a grey one for a grey, and otherwise sRGB. Never `nil`.
  public var colorSpace: CGColorSpace? { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }

  /// Returns the same colour with another opacity, from 0 to 1. Never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
