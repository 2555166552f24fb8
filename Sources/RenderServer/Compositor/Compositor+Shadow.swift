// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

extension Compositor {
  func draw(
    _ shape: ShadowShape, _ color: CGColor, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    let bounds = shape.bounds
    guard let slices = shadows.nineSlice(for: shape) else {
      paint(
        color, through: shadows.whole(of: shape), from: PixelPoint(x: 0, y: 0), bounds, in: rect, blending, on: canvas)
      return
    }
    let size = slices.cornerSize
    let (farX, farY) = (bounds.maxX - size, bounds.maxY - size)
    let (width, height) = (bounds.width - 2 * size, bounds.height - 2 * size)
    func slice(_ mask: Picture, _ x: Int, _ y: Int, _ width: Int, _ height: Int, fromX: Int = 0, fromY: Int = 0) {
      paint(
        color, through: mask, from: PixelPoint(x: fromX, y: fromY),
        PixelRect(x: x, y: y, width: width, height: height), in: rect, blending, on: canvas)
    }
    let far = size + 1
    slice(slices.whole, bounds.x, bounds.y, size, size)
    slice(slices.whole, farX, bounds.y, size, size, fromX: far)
    slice(slices.whole, bounds.x, farY, size, size, fromY: far)
    slice(slices.whole, farX, farY, size, size, fromX: far, fromY: far)
    slice(slices.top, bounds.x + size, bounds.y, width, size)
    slice(slices.bottom, bounds.x + size, farY, width, size)
    slice(slices.left, bounds.x, bounds.y + size, size, height)
    slice(slices.right, farX, bounds.y + size, size, height)
    let middle = PixelRect(x: bounds.x + size, y: bounds.y + size, width: width, height: height)
    fill(color, middle.intersection(rect), blending, on: canvas)
  }
}
