// SPDX-License-Identifier: MIT
import CoreGraphics

/// Returns a drawing as a bitmap of `width` × `height` pixels.
func picture(width: Int, height: Int, _ draw: (CGContext) -> Void) -> CGImage {
  guard
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
  else { fatalError("picture: cannot make a bitmap of \(width) × \(height)") }
  draw(context)
  guard let image = context.makeImage() else { fatalError("picture: cannot make an image of the bitmap") }
  return image
}

extension CGColor {
  /// Creates a colour from 0xRRGGBB.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha)
  }
}

extension CGContext {
  /// Fills the current clip with a gradient from `start` to `end`.
  func fillGradient(_ colors: [CGColor], from start: CGPoint, to end: CGPoint) {
    guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) else {
      return
    }
    drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }
}
