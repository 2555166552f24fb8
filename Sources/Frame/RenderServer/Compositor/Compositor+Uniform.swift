// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

// Draws planes of a single colour in perspective, such as what darkens a page that turns: as antialiased polygons of
// that colour. They need no picture, no strips, and no filter.
extension Compositor {
  /// Fills the picture of a plane with one colour.
  func fill(
    _ color: CGColor, _ bounds: PixelRect, under placement: PlaneTransform, in rect: PixelRect, _ blending: Blending,
    on canvas: Canvas
  ) {
    let outline = ConvexPolygon(bounds, under: placement).clipped(to: rect)
    guard !outline.isEmpty else { return }
    let inside = outline.insideRect
    fill(color, inside, blending, on: canvas)
    let source = solids.picture(PictureColor(color, opacity: blending.opacity))
    // The server computes the coverage of the bounds of each request, so the narrow parts are drawn separately.
    for part in inside.isEmpty ? [outline.bounds(in: rect)] : outline.bounds(in: rect).parts(around: inside) {
      let points = outline.clipped(to: part).corners.map {
        PicturePoint(x: $0.x + Double(canvas.offset.x), y: $0.y + Double(canvas.offset.y))
      }
      canvas.picture.composite(blending.isAdditive ? .add : .over, source: source, into: [points])
    }
  }
}

extension ConvexPolygon {
  /// A large rectangle of whole pixels inside the polygon, or an empty one.
  fileprivate var insideRect: PixelRect {
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    guard xs.count >= 4 else { return .empty }
    // If a plane turns about one axis, these are the edge that is parallel to it and the shorter of the others.
    let rect = PixelRect(
      minX: Int(xs[1].rounded(.up)), minY: Int(ys[1].rounded(.up)), maxX: Int(xs[xs.count - 2].rounded(.down)),
      maxY: Int(ys[ys.count - 2].rounded(.down)))
    return !rect.isEmpty && clipped(to: rect).covers(rect) ? rect : .empty
  }
}
