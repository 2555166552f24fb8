// SPDX-License-Identifier: MIT

/// A premultiplied colour, with components from 0 to 0xffff as in the protocol.
package struct PictureColor: Hashable, Sendable {
  package var red: UInt16
  package var green: UInt16
  package var blue: UInt16
  package var alpha: UInt16

  package static let clear = PictureColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = PictureColor(red: 0, green: 0, blue: 0, alpha: 0xffff)
  package static let white = PictureColor(red: 0xffff, green: 0xffff, blue: 0xffff, alpha: 0xffff)

  package init(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from components from 0 to 1, which are not premultiplied.
  package init(straightRed red: Double, green: Double, blue: Double, alpha: Double) {
    let part: (Double) -> UInt16 = { $0.isNaN ? 0 : UInt16((min(max($0, 0), 1) * 65535).rounded()) }
    self.init(red: part(red * alpha), green: part(green * alpha), blue: part(blue * alpha), alpha: part(alpha))
  }

  /// The colour in the eight bits a component with which X servers compute: with the same upper eight bits, and these
  /// again as the lower eight.
  package var inEightBits: PictureColor {
    func part(_ value: UInt16) -> UInt16 { value >> 8 * 0x101 }
    return PictureColor(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
