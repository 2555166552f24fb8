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
    func corner(_ x: Int, _ y: Int, fromX: Int = 0, fromY: Int = 0) {
      paint(
        color, through: slices.whole, from: PixelPoint(x: fromX, y: fromY),
        PixelRect(x: x, y: y, width: size, height: size), in: rect, blending, on: canvas)
    }
    let far = size + 1
    corner(bounds.x, bounds.y)
    corner(farX, bounds.y, fromX: far)
    corner(bounds.x, farY, fromY: far)
    corner(farX, farY, fromX: far, fromY: far)
    let middle = PixelRect(x: bounds.x + size, y: bounds.y + size, width: width, height: height)
    func edge(_ edge: ShadowEdge, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      paint(
        color, through: edge, PixelRect(x: x, y: y, width: width, height: height), in: rect, blending, on: canvas)
    }
    edge(slices.top, middle.x, bounds.y, width, size)
    edge(slices.bottom, middle.x, farY, width, size)
    edge(slices.left, bounds.x, middle.y, size, height)
    edge(slices.right, farX, middle.y, size, height)
    fill(color, middle.intersection(rect), blending, on: canvas)
  }

  private func paint(
    _ color: CGColor, through edge: ShadowEdge, _ frame: PixelRect, in rect: PixelRect, _ blending: Blending,
    on canvas: Canvas
  ) {
    // Any part of the edge looks like its beginning.
    var frame = frame
    let visible = frame.intersection(rect)
    let length: Int
    switch edge.axis {
    case .horizontal: (frame.x, frame.width, length) = (visible.x, visible.width, visible.width)
    case .vertical: (frame.y, frame.height, length) = (visible.y, visible.height, visible.height)
    }
    if visible.isEmpty { return }
    paint(
      color, through: edge.mask(length: length), from: PixelPoint(x: 0, y: 0), frame, in: rect, blending, on: canvas)
  }
}
