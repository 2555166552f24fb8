// SPDX-License-Identifier: MIT
import X11

// Transformed pictures. The server is quick at scaling, passable at turning, and hopeless with perspective: that is
// drawn as strips and tiles, each with the affine map that comes close enough to it.
extension Compositor {
  /// Bilinear filtering of a turned picture costs the server some ten times what copying does; from this many pixels on
  /// the nearest one is taken.
  private static let maximumFilteredArea = 600_000

  func drawTurned(_ image: FlatImage, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    guard let inverse = image.placement.inverse else { return }
    if image.placement.isAffine {
      let isLarge = !image.placement.keepsAxes && rect.area > Self.maximumFilteredArea
      image.picture.setFilter(isLarge ? .nearest : .bilinear)
      drawAffine(image, inverse, in: rect, blending, on: canvas)
    } else {
      image.picture.setFilter(.bilinear)
      let tiles = PerspectiveTile.tiles(of: image, inverse: inverse, in: rect)
      // First all insides, then all edges: changing the picture's repeat costs a request.
      for touchesEdge in [false, true] {
        for tile in tiles where tile.touchesEdge == touchesEdge {
          draw(image, tile.rect, tile.map, blending, edge: touchesEdge, on: canvas)
        }
      }
    }
  }

  /// The inside of a scaled opaque picture is copied; its edges, and all else, are laid over what is there.
  private func drawAffine(
    _ image: FlatImage, _ inverse: PlaneTransform, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    guard image.isOpaque, blending.isPlain, image.placement.keepsAxes,
      let whole = image.placement.bounds(of: image.bounds), whole.width > 4, whole.height > 4
    else { return draw(image, rect, inverse, blending, edge: true, on: canvas) }
    // Filtering at an edge mixes in what lies half a source pixel outside.
    let scale = min(max(abs(image.placement.a), abs(image.placement.d), 1), Double(Pixmap.maximumExtent))
    let inside = whole.inset(by: Int((scale / 2).rounded(.up)) + 1).intersection(rect)
    guard !inside.isEmpty else { return draw(image, rect, inverse, blending, edge: true, on: canvas) }
    draw(image, inside, inverse, blending, edge: false, on: canvas)
    for part in rect.parts(around: inside) { draw(image, part, inverse, blending, edge: true, on: canvas) }
  }

  /// - Parameters:
  ///   - inverse: affine, from the item's pixels to the image's.
  ///   - edge: part of `rect` may lie outside the image.
  private func draw(
    _ image: FlatImage, _ rect: PixelRect, _ inverse: PlaneTransform, _ blending: Blending, edge: Bool,
    on canvas: Canvas
  ) {
    let (x, y) = (Double(rect.x), Double(rect.y))
    image.picture.setTransform(
      PictureTransform(
        a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d,
        tx: inverse.a * x + inverse.c * y + inverse.tx - Double(image.bounds.x),
        ty: inverse.b * x + inverse.d * y + inverse.ty - Double(image.bounds.y)))
    image.picture.setRepeat(edge ? .none : .pad)
    canvas.picture.composite(
      blending.operation(isOpaque: image.isOpaque && !edge), source: image.picture, mask: mask(blending),
      into: canvas.place(rect))
  }
}
