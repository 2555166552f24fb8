// SPDX-License-Identifier: MIT
import X11

/// Divides the picture of a plane that is rotated about one axis of the screen into strips along that axis.
///
/// Within each strip, the map is approximated by a scale: the server scales quickly, and is slow with the slant that is
/// ignored.
struct PerspectiveStrips {
  private let image: PixelRect
  private let inverse: PlaneTransform
  private let placement: PlaneTransform
  private let isUpright: Bool

  /// The thickness of a strip in pixels. Thicker strips would show as steps on a slanted edge.
  private static let thickness = 4
  /// Components of the inverse that are smaller than this have no visible effect.
  private static let tolerance = 1e-9

  /// Returns nil if the plane is tilted about both axes.
  init?(image: FlatImage, inverse: PlaneTransform) {
    let isUpright = abs(inverse.c) < Self.tolerance && abs(inverse.q) < Self.tolerance
    let isLevel = abs(inverse.b) < Self.tolerance && abs(inverse.p) < Self.tolerance
    guard isUpright || isLevel else { return nil }
    self.image = image.bounds
    self.inverse = inverse
    placement = image.placement
    self.isUpright = isUpright
  }

  func tiles(in rect: PixelRect) -> [PerspectiveTile] {
    let visible = (placement.bounds(of: image) ?? rect).intersection(rect)
    var tiles: [PerspectiveTile] = []
    let (first, last) = isUpright ? (visible.x, visible.maxX) : (visible.y, visible.maxY)
    for start in stride(from: first, to: last, by: Self.thickness) {
      append(start, min(start + Self.thickness, last), in: visible, to: &tiles)
    }
    return tiles
  }

  /// Appends one strip: its inside, and its two ends, which are the only parts that need blending.
  private func append(_ start: Int, _ end: Int, in rect: PixelRect, to tiles: inout [PerspectiveTile]) {
    guard let map = map(at: Double(start + end) / 2) else { return }
    let across = Axis(scale: isUpright ? map.a : map.d, offset: isUpright ? map.tx : map.ty)
    let along = Axis(scale: isUpright ? map.d : map.a, offset: isUpright ? map.ty : map.tx)
    let (low, high) = isUpright ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    let extentAcross = isUpright ? image.x..<image.maxX : image.y..<image.maxY
    let extentAlong = isUpright ? image.y..<image.maxY : image.x..<image.maxX
    guard let visibleAcross = across.pixels(showing: extentAcross, margin: 0.5), visibleAcross.overlaps(start..<end),
      let seen = along.pixels(showing: extentAlong, margin: 0.5)?.clamped(to: low..<high)
    else { return }

    func add(_ part: Range<Int>, touchesEdge: Bool) {
      guard !part.isEmpty else { return }
      let rect =
        isUpright
        ? PixelRect(minX: start, minY: part.lowerBound, maxX: end, maxY: part.upperBound)
        : PixelRect(minX: part.lowerBound, minY: start, maxX: part.upperBound, maxY: end)
      tiles.append(PerspectiveTile(rect: rect, touchesEdge: touchesEdge, map: map))
    }
    let isWithin = across.pixels(showing: extentAcross, margin: -0.5).map { $0.clamped(to: start..<end) == start..<end }
    guard isWithin == true, let inside = along.pixels(showing: extentAlong, margin: -0.5)?.clamped(to: seen),
      !inside.isEmpty
    else { return add(seen, touchesEdge: true) }
    add(seen.lowerBound..<inside.lowerBound, touchesEdge: true)
    add(inside, touchesEdge: false)
    add(inside.upperBound..<seen.upperBound, touchesEdge: true)
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

  /// Converts between a line of pixels and positions in the image.
  private struct Axis {
    let scale: Double
    let offset: Double

    /// Returns the whole pixels that show the extent and `margin` pixels around it. With a negative margin, these are
    /// the pixels whose filtering stays inside the extent. Returns nil if there are none.
    func pixels(showing extent: Range<Int>, margin: Double) -> Range<Int>? {
      guard abs(scale) > 1e-9 else { return nil }
      let a = (Double(extent.lowerBound) - margin - offset) / scale
      let b = (Double(extent.upperBound) + margin - offset) / scale
      let rule: FloatingPointRoundingRule = margin > 0 ? .down : .up
      let opposite: FloatingPointRoundingRule = margin > 0 ? .up : .down
      let (low, high) = (min(a, b).rounded(rule), max(a, b).rounded(opposite))
      guard high > low, low.magnitude < 1e6, high.magnitude < 1e6 else { return nil }
      return Int(low)..<Int(high)
    }
  }
}
