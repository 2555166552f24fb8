// SPDX-License-Identifier: MIT

/// The meaning of colour components. Everything is drawn in sRGB here, so there is only that one.
///
/// Deviates from Apple's in that names are `String`s.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"

  public let name: String?

  /// Nil for any name but `sRGB`.
  public init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.name = name
  }

  fileprivate init() { name = Self.sRGB }

  public var numberOfComponents: Int { 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
