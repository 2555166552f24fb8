// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Draws rounded rectangles and borders as filled rectangles, and corners through cached masks.
extension Compositor {
  func fill(
    _ shape: RoundedRect, _ color: CGColor, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    for part in shape.straightParts { fill(color, part.intersection(rect), blending, on: canvas) }
    let mask = corners.mask(of: shape, borderWidth: nil)
    for (corner, square) in shape.cornerSquares {
      let origin = mask.origin(of: corner)
      paint(color, through: mask.picture, from: origin, square, in: rect, blending, on: canvas)
    }
  }

  func draw(
    border shape: RoundedRect, width: Int, _ color: CGColor, fillsCorners: Bool, in rect: PixelRect,
    _ blending: Blending, on canvas: Canvas
  ) {
    let frame = shape.frame
    if width * 2 >= min(frame.width, frame.height) {
      return fillsCorners || shape.corners.isEmpty
        ? fill(color, rect, blending, on: canvas) : fill(shape, color, in: rect, blending, on: canvas)
    }
    let squares = shape.cornerSquares
    for part in shape.borderParts(width: width) {
      fill(color, part.intersection(rect), blending, on: canvas)
    }
    guard !squares.isEmpty else { return }
    let mask = corners.mask(of: shape, borderWidth: width, fillsCorners: fillsCorners)
    for (corner, square) in squares {
      let origin = mask.origin(of: corner)
      paint(color, through: mask.picture, from: origin, square, in: rect, blending, on: canvas)
    }
  }

  /// Paints `square` through a mask. `origin` is the mask's pixel for the top left of the square.
  func paint(
    _ color: CGColor, through mask: Picture, from origin: PixelPoint, _ square: PixelRect, in rect: PixelRect,
    _ blending: Blending, on canvas: Canvas
  ) {
    let part = square.intersection(rect)
    guard !part.isEmpty else { return }
    let source = solids.picture(PictureColor(color, opacity: blending.opacity))
    canvas.picture.composite(
      blending.isAdditive ? .add : .over, source: source, mask: mask, maskX: origin.x + part.x - square.x,
      maskY: origin.y + part.y - square.y, into: canvas.convert(part))
  }

  /// Clears the area outside a rounded rectangle's corners.
  func cut(_ shape: RoundedRect, in area: PixelRect, on canvas: Canvas) {
    let mask = corners.mask(of: shape, borderWidth: nil)
    for (corner, square) in shape.cornerSquares {
      let part = square.intersection(area)
      let origin = mask.origin(of: corner)
      canvas.picture.composite(
        .destinationIn, source: mask.picture, sourceX: origin.x + part.x - square.x,
        sourceY: origin.y + part.y - square.y, into: canvas.convert(part))
    }
  }
}

extension RoundedRect {
  /// The area outside the squares of the corners, as up to three rectangles.
  var straightParts: [PixelRect] {
    let middle = inner
    return [
      middle, band(minY: frame.y, maxY: middle.y, left: .minXMinY, right: .maxXMinY),
      band(minY: middle.maxY, maxY: frame.maxY, left: .minXMaxY, right: .maxXMaxY),
    ].filter { !$0.isEmpty }
  }

  private func band(minY: Int, maxY: Int, left: LayerCorners, right: LayerCorners) -> PixelRect {
    PixelRect(
      minX: frame.x + (corners.contains(left) ? cornerSize : 0), minY: minY,
      maxX: frame.maxX - (corners.contains(right) ? cornerSize : 0), maxY: maxY)
  }

  /// The parts of a border that lie outside the corners' squares.
  func borderParts(width: Int) -> [PixelRect] {
    let inside = frame.inset(by: width)
    return straightParts.flatMap { part in
      [
        PixelRect(minX: part.x, minY: part.y, maxX: part.maxX, maxY: min(part.maxY, inside.y)),
        PixelRect(minX: part.x, minY: max(part.y, inside.maxY), maxX: part.maxX, maxY: part.maxY),
        PixelRect(
          minX: part.x, minY: max(part.y, inside.y), maxX: min(part.maxX, inside.x),
          maxY: min(part.maxY, inside.maxY)),
        PixelRect(
          minX: max(part.x, inside.maxX), minY: max(part.y, inside.y), maxX: part.maxX,
          maxY: min(part.maxY, inside.maxY)),
      ].filter { !$0.isEmpty }
    }
  }
}
