// SPDX-License-Identifier: MIT

/// The interpretation of colour components.
///
/// All drawing takes place in sRGB. There is also a grey space, of colours whose red, green and blue are equal. Names are
/// of type `String` rather than `CFString`.
///
/// ```swift
/// let space = CGColorSpace(name: CGColorSpace.sRGB)
/// ```
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB colour space.
  public static let sRGB = "kCGColorSpaceSRGB"
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the grey colour space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name with which the colour space was created. Never `nil`.
  public let name: String?

  /// The kind of the components.
  public let model: CGColorSpaceModel

  /// Creates the colour space with the given name, or returns `nil` if the name is neither ``sRGB`` nor
  /// ``genericGrayGamma2_2``.
  public init?(name: String) {
    switch name {
    case Self.sRGB: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  fileprivate init(_ model: CGColorSpaceModel) {
    self.model = model
    name = model == .rgb ? Self.sRGB : Self.genericGrayGamma2_2
  }

  /// The number of components without the opacity: 3, or 1 for grey.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the screen, which is always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
