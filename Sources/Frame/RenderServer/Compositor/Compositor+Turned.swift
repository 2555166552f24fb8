// SPDX-License-Identifier: MIT
import Foundation
import X11

// Draws transformed pictures. The server scales quickly, rotates acceptably, and is very slow with perspective, which
// is therefore drawn as strips and tiles with affine maps that approximate it.
extension Compositor {
  /// The area in pixels from which on rotated pictures are drawn without filtering. Bilinear filtering of a rotated
  /// picture costs the server about ten times as much as copying.
  private static let maximumFilteredArea = 600_000

  func drawTurned(_ image: FlatImage, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    guard let inverse = image.placement.inverse else { return }
    if image.placement.isAffine {
      let isLarge = !image.placement.keepsAxes && rect.area > Self.maximumFilteredArea
      drawAffine(image, inverse, in: rect, isLarge ? .nearest : .bilinear, blending, on: canvas)
    } else if blending.isPlain {
      drawTiles(of: image, inverse, in: rect, on: canvas)
    } else {
      // Polygons have no opacity, so the picture is drawn as a whole first.
      scratch.with(rect.size) { picture in
        let inner = Canvas(picture: picture, bounds: rect)
        picture.fill(.source, .clear, PixelRect(rect.size))
        drawTurned(image, in: rect, .plain, on: inner)
        picture.setUnscaled()
        canvas.picture.composite(
          blending.operation(isOpaque: false), source: picture, mask: mask(blending), into: canvas.convert(rect))
      }
    }
  }

  /// Draws a picture in perspective, tile by tile. The tiles' edges are drawn through the antialiased coverage of the
  /// whole outline, which the server computes once. Polygons of their own for each tile would cost it far more.
  private func drawTiles(of image: FlatImage, _ inverse: PlaneTransform, in rect: PixelRect, on canvas: Canvas) {
    let outline = ConvexPolygon(image.bounds, under: image.placement).clipped(to: rect)
    let area = outline.bounds(in: rect)
    guard !area.isEmpty else { return }
    scratch.with(area.size, depth: 8) { mask in
      mask.fill(.source, .clear, PixelRect(area.size))
      mask.composite(.add, source: solids.picture(.white), into: [outline.points(from: area)])
      for tile in PerspectiveTile.tiles(of: image, inverse: inverse, in: rect) {
        draw(image, tile, mask, from: area, on: canvas)
      }
    }
  }

  /// Draws a part of a picture in perspective. Away from the edges, opaque pixels are copied.
  ///
  /// - Parameters:
  ///   - mask: The coverage of the picture.
  ///   - area: The pixels of the coverage, in the item's coordinates.
  private func draw(
    _ image: FlatImage, _ tile: PerspectiveTile, _ mask: Picture, from area: PixelRect, on canvas: Canvas
  ) {
    let (picture, divisor) = level(of: image, for: tile.map)
    let origin = PixelPoint(x: -canvas.offset.x, y: -canvas.offset.y)
    picture.setTransform(pictureTransform(of: image, tile.map, origin: origin, divisor: divisor))
    picture.setFilter(.bilinear)
    picture.setRepeat(.pad)
    let target = canvas.convert(tile.rect)
    if tile.isEdge {
      canvas.picture.composite(
        .over, source: picture, sourceX: target.x, sourceY: target.y, mask: mask, maskX: tile.rect.x - area.x,
        maskY: tile.rect.y - area.y, into: target)
    } else {
      canvas.picture.composite(
        image.isOpaque ? .source : .over, source: picture, sourceX: target.x, sourceY: target.y, into: target)
    }
  }

  /// Draws an affine picture. The opaque inside of a scaled picture is copied, or filled if it has one colour; everything
  /// else is blended. The server filters a picture without alpha quickly only if it is copied.
  private func drawAffine(
    _ image: FlatImage, _ inverse: PlaneTransform, in rect: PixelRect, _ filter: Picture.Filter, _ blending: Blending,
    on canvas: Canvas
  ) {
    let inside = image.placement.inside(of: image.opaqueRect).intersection(rect)
    let quick = blending.opacity < 1 && !image.isOpaque ? rect : inside
    guard quick.area >= Self.minimumQuickArea(image, blending) else {
      return draw(image, rect, inverse, filter, blending.operation(isOpaque: false), mask(blending), on: canvas)
    }
    if blending.isPlain, let color = image.insideColor {
      fill(color, quick, .plain, on: canvas)
    } else if blending.opacity < 1 {
      drawFilteredThenFaded(image, quick, inverse, filter, blending, on: canvas)
    } else {
      draw(image, quick, inverse, filter, .source, on: canvas)
    }
    for part in rect.parts(around: quick) {
      draw(image, part, inverse, filter, blending.operation(isOpaque: false), mask(blending), on: canvas)
    }
  }

  /// Returns the area in pixels from which on it costs less to draw the inside of a scaled picture on its own.
  private static func minimumQuickArea(_ image: FlatImage, _ blending: Blending) -> Int {
    if blending.opacity < 1 { return 4096 }
    if blending.isAdditive { return .max }
    // A picture with alpha is blended as quickly as four more parts are drawn.
    return image.isOpaque ? 1 : 131_072
  }

  /// Draws a part of a picture without its opacity first, and the result with it. The server does both quickly, but not at
  /// once: with a mask it filters each pixel in general code.
  private func drawFilteredThenFaded(
    _ image: FlatImage, _ rect: PixelRect, _ inverse: PlaneTransform, _ filter: Picture.Filter, _ blending: Blending,
    on canvas: Canvas
  ) {
    scratch.with(rect.size, depth: image.isOpaque ? 24 : 32) { picture in
      draw(image, rect, inverse, filter, .source, on: Canvas(picture: picture, bounds: rect))
      picture.setUnscaled()
      canvas.picture.composite(
        blending.operation(isOpaque: false), source: picture, mask: mask(blending), into: canvas.convert(rect))
    }
  }

  /// Draws a part of the image, from the smaller copy that has enough pixels for it.
  ///
  /// - Parameter inverse: An affine map from the item's pixels to the image's.
  private func draw(
    _ image: FlatImage, _ rect: PixelRect, _ inverse: PlaneTransform, _ filter: Picture.Filter,
    _ operation: PictureOperator, _ mask: Picture? = nil, on canvas: Canvas
  ) {
    let (picture, divisor) = level(of: image, for: inverse)
    let origin = PixelPoint(x: -canvas.offset.x, y: -canvas.offset.y)
    picture.setTransform(pictureTransform(of: image, inverse, origin: origin, divisor: divisor))
    picture.setFilter(filter)
    picture.setRepeat(.none)
    let target = canvas.convert(rect)
    canvas.picture.composite(
      operation, source: picture, sourceX: target.x, sourceY: target.y, mask: mask, into: target)
  }

  /// Returns the copy of the image that has enough pixels for a map, and the divisor of its sides.
  private func level(of image: FlatImage, for inverse: PlaneTransform) -> (picture: Picture, divisor: Int) {
    image.levels.level(shrink: min(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d)))
  }

  /// Returns the transform that maps pixels, counted from `origin`, to those of a copy of the image.
  private func pictureTransform(
    of image: FlatImage, _ inverse: PlaneTransform, origin: PixelPoint, divisor: Int
  ) -> PictureTransform {
    let (x, y, scale) = (Double(origin.x), Double(origin.y), 1 / Double(divisor))
    return PictureTransform(
      a: inverse.a * scale, b: inverse.b * scale, c: inverse.c * scale, d: inverse.d * scale,
      tx: (inverse.a * x + inverse.c * y + inverse.tx - Double(image.bounds.x)) * scale,
      ty: (inverse.b * x + inverse.d * y + inverse.ty - Double(image.bounds.y)) * scale)
  }
}

extension ConvexPolygon {
  /// Returns the corners relative to the top left of a rectangle.
  fileprivate func points(from rect: PixelRect) -> [PicturePoint] {
    corners.map { PicturePoint(x: $0.x - Double(rect.x), y: $0.y - Double(rect.y)) }
  }
}
