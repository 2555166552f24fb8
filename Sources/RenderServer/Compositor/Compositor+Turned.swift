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
    } else {
      let tiles = PerspectiveTile.tiles(of: image, inverse: inverse, in: rect)
      // All inner tiles come before all edge tiles, because each change of the picture's repeat costs a request.
      for touchesEdge in [false, true] {
        for tile in tiles where tile.touchesEdge == touchesEdge {
          draw(image, tile.rect, tile.map, .bilinear, blending, edge: touchesEdge, on: canvas)
        }
      }
    }
  }

  /// Draws an affine picture. The inside of a scaled opaque picture is copied; its edges and everything else are
  /// blended.
  private func drawAffine(
    _ image: FlatImage, _ inverse: PlaneTransform, in rect: PixelRect, _ filter: Picture.Filter, _ blending: Blending,
    on canvas: Canvas
  ) {
    guard image.isOpaque, blending.isPlain, image.placement.keepsAxes,
      let whole = image.placement.bounds(of: image.bounds), whole.width > 4, whole.height > 4
    else { return draw(image, rect, inverse, filter, blending, edge: true, on: canvas) }
    // Filtering at an edge includes pixels up to half a source pixel outside.
    let scale = min(max(abs(image.placement.a), abs(image.placement.d), 1), Double(Pixmap.maximumExtent))
    let inside = whole.inset(by: Int((scale / 2).rounded(.up)) + 1).intersection(rect)
    guard !inside.isEmpty else { return draw(image, rect, inverse, filter, blending, edge: true, on: canvas) }
    draw(image, inside, inverse, filter, blending, edge: false, on: canvas)
    for part in rect.parts(around: inside) { draw(image, part, inverse, filter, blending, edge: true, on: canvas) }
  }

  /// Draws a part of the image, from the smaller copy that has enough pixels for it.
  ///
  /// - Parameters:
  ///   - inverse: An affine map from the item's pixels to the image's.
  ///   - edge: Whether part of `rect` may be outside the image.
  private func draw(
    _ image: FlatImage, _ rect: PixelRect, _ inverse: PlaneTransform, _ filter: Picture.Filter, _ blending: Blending,
    edge: Bool, on canvas: Canvas
  ) {
    let shrink = min(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d))
    let (picture, divisor) = image.levels.level(shrink: shrink)
    let (x, y, scale) = (Double(rect.x), Double(rect.y), 1 / Double(divisor))
    picture.setTransform(
      PictureTransform(
        a: inverse.a * scale, b: inverse.b * scale, c: inverse.c * scale, d: inverse.d * scale,
        tx: (inverse.a * x + inverse.c * y + inverse.tx - Double(image.bounds.x)) * scale,
        ty: (inverse.b * x + inverse.d * y + inverse.ty - Double(image.bounds.y)) * scale))
    picture.setFilter(filter)
    picture.setRepeat(edge ? .none : .pad)
    canvas.picture.composite(
      blending.operation(isOpaque: image.isOpaque && !edge), source: picture, mask: mask(blending),
      into: canvas.convert(rect))
  }
}
