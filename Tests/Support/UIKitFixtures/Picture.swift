// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The pixels of a drawing, at one pixel per point.
@MainActor
struct Picture {
  private let image: CGImage

  init(_ image: CGImage) { self.image = image }

  init(_ image: UIImage) throws { self.image = try XCTUnwrap(image.cgImage) }

  /// Draws a layer with its sublayers, on a transparent background.
  init(_ layer: CALayer) throws {
    try self.init(Self.renderer(layer.bounds).image { layer.render(in: $0.cgContext) })
  }

  /// Draws the content of a view, without its subviews, with its `draw(_:)`.
  init(drawing view: UIView) throws {
    try self.init(Self.renderer(view.bounds).image { _ in view.draw(view.bounds) })
  }

  private static func renderer(_ bounds: CGRect) -> UIGraphicsImageRenderer {
    UIGraphicsImageRenderer(bounds: bounds, format: .onePixel)
  }

  /// Returns a pixel as 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 {
    let start = y * image.bytesPerRow + x * 4
    return (0..<4).reduce(0) { $0 | UInt32(image.pixels[start + $1]) << UInt32($1 * 8) }
  }

  var colors: Set<UInt32> {
    Set((0..<image.height).flatMap { y in (0..<image.width).map { self[$0, y] } })
  }

  /// The bounds of all pixels that are not transparent.
  var ink: CGRect {
    var ink = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y] >> 24 > 0 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}

extension UIGraphicsImageRendererFormat {
  /// A format with one pixel per point.
  static var onePixel: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
