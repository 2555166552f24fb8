// SPDX-License-Identifier: MIT
import CoreGraphics

/// The program's icon: a page that slides over another one.
enum Icon {
  static let sides = [16, 32, 48, 64, 128, 256]

  static func draw(side: Int) -> CGImage {
    picture(width: side, height: side) { context in
      context.scaleBy(x: CGFloat(side) / 256, y: CGFloat(side) / 256)
      let tile = CGPath(
        roundedRect: CGRect(x: 12, y: 12, width: 232, height: 232), cornerWidth: 54, cornerHeight: 54, transform: nil)
      context.saveGState()
      context.addPath(tile)
      context.clip()
      context.fillGradient(
        [CGColor(hex: 0x3f8cff), CGColor(hex: 0x5b4be6)], from: CGPoint(x: 0, y: 12), to: CGPoint(x: 90, y: 244))
      drawPage(in: context, rect: CGRect(x: 52, y: 68, width: 104, height: 130), alpha: 0.45)
      drawPage(in: context, rect: CGRect(x: 98, y: 56, width: 112, height: 144), alpha: 1)
      drawChevron(in: context)
      context.restoreGState()
    }
  }

  private static func drawPage(in context: CGContext, rect: CGRect, alpha: CGFloat) {
    context.addPath(CGPath(roundedRect: rect, cornerWidth: 18, cornerHeight: 18, transform: nil))
    context.setFillColor(CGColor(gray: 1, alpha: alpha))
    context.fillPath()
  }

  private static func drawChevron(in context: CGContext) {
    context.move(to: CGPoint(x: 166, y: 98))
    context.addLine(to: CGPoint(x: 136, y: 128))
    context.addLine(to: CGPoint(x: 166, y: 158))
    context.setStrokeColor(CGColor(hex: 0x4f63ee))
    context.setLineWidth(15)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}
