// SPDX-License-Identifier: MIT
import X11

/// Divides the picture of a plane that is rotated about one axis of the screen into strips along that axis.
///
/// Within each strip, the map is approximated by a scale: the server scales quickly, and is slow with the slant that is
/// ignored. The edges are those of the exact picture.
struct PerspectiveStrips {
  private let inverse: PlaneTransform
  private let placement: PlaneTransform
  private let outline: ConvexPolygon
  private let isUpright: Bool

  /// The slant in pixels that is ignored in a strip. More would show as steps in what is nearly straight.
  private static let maximumStep = 0.5
  /// The thickness of the thickest strip in pixels.
  private static let maximumThickness = 32
  /// The number of strips from which on they are thicker than `maximumStep` asks for, up to `steepThickness` pixels.
  /// Small pictures have few strips, and the steps in them would be large beside their text and lines.
  private static let maximumCount = 320.0
  private static let steepThickness = 4
  /// The rise in pixels of the steepest edge within a span, in which strips end on the same lines. With more, more pixels
  /// are drawn through the mask; with less, more requests are sent.
  private static let spanRise = 8.0
  /// The width in pixels of the widest span, in which an affine map still has the edge's position to a fraction of a
  /// pixel.
  private static let maximumSpan = 128
  /// Components of the inverse that are smaller than this have no visible effect.
  private static let tolerance = 1e-9

  /// Returns nil if the plane is tilted about both axes.
  init?(image: FlatImage, inverse: PlaneTransform) {
    let isUpright = abs(inverse.c) < Self.tolerance && abs(inverse.q) < Self.tolerance
    let isLevel = abs(inverse.b) < Self.tolerance && abs(inverse.p) < Self.tolerance
    guard isUpright || isLevel else { return nil }
    self.inverse = inverse
    placement = image.placement
    outline = ConvexPolygon(image.bounds, under: placement)
    self.isUpright = isUpright
  }

  func tiles(in rect: PixelRect) -> [PerspectiveTile] {
    let visible = outline.bounds(in: rect)
    guard !visible.isEmpty else { return [] }
    return spans(of: isUpright ? visible.x..<visible.maxX : visible.y..<visible.maxY).flatMap { span in
      let (whole, inside) = extents(of: span, in: visible)
      let ends = [whole.lowerBound..<inside.lowerBound, inside.upperBound..<whole.upperBound]
      return strips(of: span, along: inside) + ends.compactMap { edge(part(span.across, $0)) }
    }
  }

  /// Some strips that end on the same lines, and the number of pixels of each across.
  private struct Span {
    let across: Range<Int>
    let thickness: Int
  }

  /// Returns the spans, across which the image extends completely, and the rest at both ends.
  private func spans(of range: Range<Int>) -> [Span] {
    let extents = outline.corners.map { isUpright ? $0.x : $0.y }
    let (first, last) = (extents.min() ?? 0, extents.max() ?? 0)
    let low = max(Int(first.rounded(.up)), range.lowerBound)
    let high = min(Int(last.rounded(.down)), range.upperBound)
    guard low < high else { return [Span(across: range, thickness: range.count)] }
    let slant = steepestSlant
    let thickness = Self.thickness(slant: slant, dividing: last - first)
    let span = Int(Self.spanRise / max(slant, Self.spanRise / Double(Self.maximumSpan)))
    let width = max(span / thickness, 1) * thickness
    let complete = stride(from: low, to: high, by: width).map { $0..<min($0 + width, high) }
    return ([range.lowerBound..<low] + complete + [high..<range.upperBound]).filter { !$0.isEmpty }
      .map { Span(across: $0, thickness: thickness) }
  }

  /// The slant of the image's steepest line, in pixels along a strip per pixel across it.
  private var steepestSlant: Double {
    let lines = zip(outline.corners, outline.corners.dropFirst() + outline.corners.prefix(1))
    let slants = lines.map { start, end in
      let (across, along) = isUpright ? (end.x - start.x, end.y - start.y) : (end.y - start.y, end.x - start.x)
      return abs(across) > 1 ? abs(along / across) : 0
    }
    return slants.max() ?? 0
  }

  /// Returns the thickness in pixels of strips in which the steepest line of the image shifts by at most `maximumStep`
  /// pixels. They are thicker, up to `steepThickness`, if there would otherwise be more than `maximumCount` of them.
  private static func thickness(slant: Double, dividing extent: Double) -> Int {
    let thinnest = min(Int((extent / maximumCount).rounded(.up)), steepThickness)
    let ideal = maximumStep / max(slant, maximumStep / Double(maximumThickness))
    return max(Int(ideal), thinnest)
  }

  /// Returns the visible pixels along a span, and those of them at which the image extends across all of it.
  private func extents(of span: Span, in visible: PixelRect) -> (whole: Range<Int>, inside: Range<Int>) {
    let whole = isUpright ? visible.y..<visible.maxY : visible.x..<visible.maxX
    return (whole, inside(span.across, within: whole) ?? whole.lowerBound..<whole.lowerBound)
  }

  private func part(_ across: Range<Int>, _ along: Range<Int>) -> PixelRect {
    isUpright
      ? PixelRect(minX: across.lowerBound, minY: along.lowerBound, maxX: across.upperBound, maxY: along.upperBound)
      : PixelRect(minX: along.lowerBound, minY: across.lowerBound, maxX: along.upperBound, maxY: across.upperBound)
  }

  private func strips(of span: Span, along inside: Range<Int>) -> [PerspectiveTile] {
    guard !inside.isEmpty else { return [] }
    let (first, last) = (span.across.lowerBound, span.across.upperBound)
    return stride(from: first, to: last, by: span.thickness).compactMap { start in
      let across = start..<min(start + span.thickness, last)
      return map(at: Double(across.lowerBound + across.upperBound) / 2).map {
        PerspectiveTile(rect: part(across, inside), isEdge: false, map: $0)
      }
    }
  }

  /// Returns the tile at one end of a span. Its map keeps the slant, which the server draws slowly, but in few pixels.
  private func edge(_ end: PixelRect) -> PerspectiveTile? {
    let rect = outline.bounds(in: end)
    guard !rect.isEmpty, let map = inverse.linearized(at: rect, seenBy: placement) else { return nil }
    return PerspectiveTile(rect: rect, isEdge: true, map: map)
  }

  /// Returns the pixels along a span that are inside the outline across the whole of the span, or nil if there are none.
  private func inside(_ across: Range<Int>, within whole: Range<Int>) -> Range<Int>? {
    let (across, other) = (Double(across.lowerBound)...Double(across.upperBound), isUpright ? \PicturePoint.y : \.x)
    let coordinate = isUpright ? \PicturePoint.x : \.y
    guard let first = outline.section(coordinate, at: across.lowerBound, along: other),
      let last = outline.section(coordinate, at: across.upperBound, along: other)
    else { return nil }
    let low = max(first.lowerBound, last.lowerBound, Double(whole.lowerBound)).rounded(.up)
    let high = min(first.upperBound, last.upperBound, Double(whole.upperBound)).rounded(.down)
    return low < high ? Int(low)..<Int(high) : nil
  }

  /// Returns the inverse in the middle of a strip, without its slant.
  private func map(at middle: Double) -> PlaneTransform? {
    let w = isUpright ? inverse.p * middle + inverse.r : inverse.q * middle + inverse.r
    guard w > 0 else { return nil }
    var map = PlaneTransform()
    if isUpright {
      let x = (inverse.a * middle + inverse.tx) / w
      guard placement.p * x + placement.r > 0 else { return nil }
      map.a = (inverse.a - inverse.p * x) / w
      map.tx = x - map.a * middle
      map.d = inverse.d / w
      map.ty = (inverse.b * middle + inverse.ty) / w
    } else {
      let y = (inverse.d * middle + inverse.ty) / w
      guard placement.q * y + placement.r > 0 else { return nil }
      map.d = (inverse.d - inverse.q * y) / w
      map.ty = y - map.d * middle
      map.a = inverse.a / w
      map.tx = (inverse.c * middle + inverse.tx) / w
    }
    return map
  }
}
