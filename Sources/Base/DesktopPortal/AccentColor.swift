// SPDX-License-Identifier: MIT

/// A color that the user has chosen for the whole desktop, in sRGB with components from 0 to 1.
package struct AccentColor: Equatable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  /// Returns nil if a component is outside 0 to 1: the portal writes such components when no color is chosen.
  package init?(red: Double, green: Double, blue: Double) {
    guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads `#rrggbb`; the number sign may be absent.
  package init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    self.init(
      red: Double(value >> 16 & 0xff) / 255, green: Double(value >> 8 & 0xff) / 255, blue: Double(value & 0xff) / 255)
  }
}
