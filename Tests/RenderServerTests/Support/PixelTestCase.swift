// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Renders trees on the server that `DISPLAY` names, without a render thread, and reads the pixels back.
class PixelTestCase: XCTestCase {
  private(set) var server: RenderServer!

  override func setUpWithError() throws {
    server = try RenderServer(clock: .manual)
  }

  override func tearDown() {
    server.stop()
    server = nil
  }

  func surface(_ width: Int, _ height: Int, scale: CGFloat = 1, hasAlpha: Bool = false) -> RenderSurface {
    server.makeOffscreenSurface(
      pixelSize: PixelSize(width: width, height: height), scale: scale, hasAlpha: hasAlpha)
  }

  /// Renders a tree of the picture's size.
  func render(_ tree: LayerTree, _ width: Int, _ height: Int, scale: CGFloat = 1, at time: Double = 0) -> CGImage {
    let surface = surface(width, height, scale: scale)
    surface.commit(tree.commit())
    return surface.renderFrame(at: time)
  }
}

/// The components of a pixel from 0 to 255, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  init(_ red: Int, _ green: Int, _ blue: Int, alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  /// Returns `self` composited over `below` with an opacity.
  func over(_ below: Pixel, opacity: Double) -> Pixel {
    func mix(_ part: KeyPath<Pixel, Int>) -> Int {
      Int((Double(self[keyPath: part]) * opacity + Double(below[keyPath: part]) * (1 - opacity)).rounded())
    }
    return Pixel(mix(\.red), mix(\.green), mix(\.blue))
  }

  func distance(to other: Pixel) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGImage {
  subscript(x: Int, y: Int) -> Pixel {
    let start = y * bytesPerRow + x * 4
    return Pixel(
      Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]), alpha: Int(pixels[start + 3]))
  }

  /// Returns an image whose pixels come from `color`.
  static func make(_ width: Int, _ height: Int, isOpaque: Bool = true, _ color: (Int, Int) -> Pixel) -> CGImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = color(x, y)
        pixels += [pixel.blue, pixel.green, pixel.red, pixel.alpha].map { UInt8($0) }
      }
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque, pixels: pixels)
  }

  /// Returns the first pixel in which another image differs by more than `tolerance`, or nil if there is none.
  func firstDifference(from other: CGImage, tolerance: Int = 0) -> String? {
    guard width == other.width, height == other.height else { return "sizes differ" }
    if pixels == other.pixels { return nil }
    for y in 0..<height {
      for x in 0..<width where self[x, y].distance(to: other[x, y]) > tolerance {
        return "at (\(x), \(y)): \(self[x, y]) and \(other[x, y])"
      }
    }
    return nil
  }
}

/// - Parameter within: The largest difference of each component.
func assertPixel(
  _ image: CGImage, _ x: Int, _ y: Int, _ expected: Pixel, within tolerance: Int = 0, file: StaticString = #filePath,
  line: UInt = #line
) {
  let found = image[x, y]
  XCTAssertLessThanOrEqual(
    found.distance(to: expected), tolerance, "(\(x), \(y)) is \(found), not \(expected)", file: file, line: line)
}
