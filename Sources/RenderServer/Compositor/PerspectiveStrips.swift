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
    var tiles: [PerspectiveTile] = []
    for across in divisions(of: isUpright ? visible.x..<visible.maxX : visible.y..<visible.maxY) {
      guard let map = map(at: Double(across.lowerBound + across.upperBound) / 2) else { continue }
      tiles.append(tile(across, in: visible, map))
    }
    return tiles
  }

  /// Returns the strips, across which the image extends completely, and the rest at both ends.
  private func divisions(of range: Range<Int>) -> [Range<Int>] {
    let extents = outline.corners.map { isUpright ? $0.x : $0.y }
    let (first, last) = (extents.min() ?? 0, extents.max() ?? 0)
    let low = max(Int(first.rounded(.up)), range.lowerBound)
    let high = min(Int(last.rounded(.down)), range.upperBound)
    guard low < high else { return [range] }
    let thickness = thickness(dividing: last - first)
    let strips = stride(from: low, to: high, by: thickness).map { $0..<min($0 + thickness, high) }
    return ([range.lowerBound..<low] + strips + [high..<range.upperBound]).filter { !$0.isEmpty }
  }

  /// Returns the thickness of strips in which the steepest line of the image shifts by at most `maximumStep` pixels, or
  /// that of the thinnest that an extent in pixels can be divided into.
  private func thickness(dividing extent: Double) -> Int {
    let lines = zip(outline.corners, outline.corners.dropFirst() + outline.corners.prefix(1))
    let slants = lines.map { start, end in
      let (across, along) = isUpright ? (end.x - start.x, end.y - start.y) : (end.y - start.y, end.x - start.x)
      return abs(across) > 1 ? abs(along / across) : 0
    }
    let thinnest = min(Int((extent / Self.maximumCount).rounded(.up)), Self.steepThickness)
    let ideal = Self.maximumStep / max(slants.max() ?? 0, Self.maximumStep / Double(Self.maximumThickness))
    return max(Int(ideal), thinnest)
  }

  /// Returns one strip: its inside, and the parts at its two ends.
  private func tile(_ across: Range<Int>, in visible: PixelRect, _ map: PlaneTransform) -> PerspectiveTile {
    func part(_ along: Range<Int>) -> PixelRect {
      isUpright
        ? PixelRect(minX: across.lowerBound, minY: along.lowerBound, maxX: across.upperBound, maxY: along.upperBound)
        : PixelRect(minX: along.lowerBound, minY: across.lowerBound, maxX: along.upperBound, maxY: across.upperBound)
    }
    let whole = isUpright ? visible.y..<visible.maxY : visible.x..<visible.maxX
    let inside = inside(across, within: whole) ?? whole.lowerBound..<whole.lowerBound
    let ends = [whole.lowerBound..<inside.lowerBound, inside.upperBound..<whole.upperBound]
    let edges = ends.map { outline.bounds(in: part($0)) }.filter { !$0.isEmpty }
    return PerspectiveTile(inside: part(inside), edges: edges, map: map)
  }

  /// Returns the pixels along a strip that are inside the outline across the whole of the strip, or nil if there are
  /// none.
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
