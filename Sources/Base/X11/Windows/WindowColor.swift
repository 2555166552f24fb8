// SPDX-License-Identifier: MIT

/// An opaque sRGB colour with components from 0 to 255.
package struct WindowColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
