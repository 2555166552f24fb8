// SPDX-License-Identifier: MIT

/// The interpretation of colour components.
///
/// All drawing takes place in sRGB, so sRGB is the only colour space. Names are of type `String` rather than
/// `CFString`.
///
/// ```swift
/// let space = CGColorSpace(name: CGColorSpace.sRGB)
/// ```
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB colour space.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// The name with which the colour space was created. Never `nil`.
  public let name: String?

  /// Creates the colour space with the given name, or returns `nil` if the name is not ``sRGB``.
  public init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.name = name
  }

  fileprivate init() { name = Self.sRGB }

  /// The number of components without the opacity, which is always 3.
  public var numberOfComponents: Int { 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the screen, which is always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
