// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

/// A pixel in its form in memory: premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  func isNear(_ other: Pixel, tolerance: Int) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let start = y * bytesPerRow + x * 4
    return Pixel(
      red: Int(pixels[start + 2]), green: Int(pixels[start + 1]), blue: Int(pixels[start]),
      alpha: Int(pixels[start + 3]))
  }

  /// The bounds of all pixels that are not fully transparent.
  var ink: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixel(x, y).alpha > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return box
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Draws `width` × `height` points and returns the pixels.
func drawing(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> CGImage {
  let context = try XCTUnwrap(CGContext(size: CGSize(width: width, height: height), scale: scale))
  draw(context)
  return try XCTUnwrap(context.makeImage())
}

func assertEqual(
  _ pixel: Pixel, _ expected: Pixel, tolerance: Int = 1, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertTrue(pixel.isNear(expected, tolerance: tolerance), "\(pixel) is not \(expected)", file: file, line: line)
}
