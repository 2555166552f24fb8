// SPDX-License-Identifier: MIT
import X11

/// Divides the picture of a plane in perspective into rectangles within which an affine map is accurate enough.
///
/// It is for planes that are tilted about both axes. For the others see `PerspectiveStrips`.
struct PerspectiveTiles {
  private let image: PixelRect
  private let inverse: PlaneTransform
  private let placement: PlaneTransform

  /// The largest error of a sample's position, in the image's pixels.
  private static let tolerance = 0.35
  /// The largest thickness in pixels of a strip at an edge. Thicker strips would show as steps on a slanted edge.
  private static let maximumStrip = 4
  private static let minimumTile = 2

  init(image: FlatImage, inverse: PlaneTransform) {
    self.image = image.bounds
    self.inverse = inverse
    placement = image.placement
  }

  func tiles(in rect: PixelRect) -> [PerspectiveTile] {
    let visible = (placement.bounds(of: image) ?? rect).intersection(rect)
    var tiles: [PerspectiveTile] = []
    divide(visible) { tiles.append($0) }
    return tiles
  }

  private func divide(_ rect: PixelRect, _ body: (PerspectiveTile) -> Void) {
    guard !rect.isEmpty else { return }
    guard let map = affineMap(at: rect), let error = error(of: map, in: rect) else {
      // Part of the rectangle shows what is behind the eye.
      if rect.width > Self.minimumTile || rect.height > Self.minimumTile {
        halve(rect, byWidth: rect.width >= rect.height, body)
      }
      return
    }
    let bends = max(error.x, error.y) > Self.tolerance
    let canDivide = rect.width > Self.minimumTile || rect.height > Self.minimumTile
    if bends && canDivide {
      let byWidth = rect.height <= Self.minimumTile || (rect.width > Self.minimumTile && error.x >= error.y)
      return halve(rect, byWidth: byWidth, body)
    }
    emit(rect, map, body)
  }

  private func halve(_ rect: PixelRect, byWidth: Bool, _ body: (PerspectiveTile) -> Void) {
    if byWidth {
      let middle = rect.x + rect.width / 2
      divide(PixelRect(minX: rect.x, minY: rect.y, maxX: middle, maxY: rect.maxY), body)
      divide(PixelRect(minX: middle, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY), body)
    } else {
      let middle = rect.y + rect.height / 2
      divide(PixelRect(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: middle), body)
      divide(PixelRect(minX: rect.x, minY: middle, maxX: rect.maxX, maxY: rect.maxY), body)
    }
  }

  /// Returns the inverse linearised at the middle of a rectangle.
  private func affineMap(at rect: PixelRect) -> PlaneTransform? {
    let (x, y) = (Double(rect.x) + Double(rect.width) / 2, Double(rect.y) + Double(rect.height) / 2)
    let w = inverse.p * x + inverse.q * y + inverse.r
    guard w > 0, let middle = inverse.map(x: x, y: y), isBeforeEye(middle) else { return nil }
    let a = (inverse.a - inverse.p * middle.x) / w
    let b = (inverse.b - inverse.p * middle.y) / w
    let c = (inverse.c - inverse.q * middle.x) / w
    let d = (inverse.d - inverse.q * middle.y) / w
    return PlaneTransform(a: a, b: b, c: c, d: d, tx: middle.x - a * x - c * y, ty: middle.y - b * x - d * y)
  }

  private func isBeforeEye(_ point: (x: Double, y: Double)) -> Bool {
    placement.p * point.x + placement.q * point.y + placement.r > 0
  }

  /// Returns the largest error of the map at the ends of the rectangle's two middle lines and at its corners, along
  /// each axis.
  private func error(of map: PlaneTransform, in rect: PixelRect) -> (x: Double, y: Double)? {
    let (minX, minY, maxX, maxY) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    let (midX, midY) = ((minX + maxX) / 2, (minY + maxY) / 2)
    guard let left = distance(map, minX, midY), let right = distance(map, maxX, midY),
      let top = distance(map, midX, minY), let bottom = distance(map, midX, maxY),
      let corner = distance(map, minX, minY), let opposite = distance(map, maxX, maxY),
      let third = distance(map, maxX, minY), let fourth = distance(map, minX, maxY)
    else { return nil }
    let corners = max(corner, opposite, third, fourth)
    var (x, y) = (max(left, right), max(top, bottom))
    // An error that occurs only at the corners comes from both axes; the longer side is then divided.
    if corners > max(x, y) { if rect.width >= rect.height { x = corners } else { y = corners } }
    return (x, y)
  }

  private func distance(_ map: PlaneTransform, _ x: Double, _ y: Double) -> Double? {
    guard inverse.p * x + inverse.q * y + inverse.r > 0, let exact = inverse.map(x: x, y: y), isBeforeEye(exact),
      let near = map.map(x: x, y: y)
    else { return nil }
    return max(abs(exact.x - near.x), abs(exact.y - near.y))
  }

  // MARK: Edges

  private enum Side { case inside, outside, edge }

  private func side(of rect: PixelRect, _ map: PlaneTransform) -> Side {
    guard let source = map.exactBounds(of: rect) else { return .outside }
    let half = 0.5
    if source.minX >= Double(image.x) + half, source.maxX <= Double(image.maxX) - half,
      source.minY >= Double(image.y) + half, source.maxY <= Double(image.maxY) - half
    {
      return .inside
    }
    let isOutside =
      source.maxX <= Double(image.x) - half || source.minX >= Double(image.maxX) + half
      || source.maxY <= Double(image.y) - half || source.minY >= Double(image.maxY) + half
    return isOutside ? .outside : .edge
  }

  /// Cuts a rectangle that crosses the image's edge into strips, and each strip into its inside and its ends, so that
  /// only the ends need blending.
  private func emit(_ rect: PixelRect, _ map: PlaneTransform, _ body: (PerspectiveTile) -> Void) {
    switch side(of: rect, map) {
    case .outside: return
    case .inside: body(PerspectiveTile(rect: rect, touchesEdge: false, map: map))
    case .edge where max(rect.width, rect.height) <= Self.maximumStrip * 2:
      body(PerspectiveTile(rect: rect, touchesEdge: true, map: map))
    case .edge:
      let byWidth = rect.width >= rect.height
      let isStrip = min(rect.width, rect.height) <= Self.maximumStrip
      if isStrip {
        emitStrip(rect, byWidth: byWidth, map, body)
      } else if byWidth {
        for x in stride(from: rect.x, to: rect.maxX, by: Self.maximumStrip) {
          let strip = PixelRect(minX: x, minY: rect.y, maxX: min(x + Self.maximumStrip, rect.maxX), maxY: rect.maxY)
          emit(strip, map, body)
        }
      } else {
        for y in stride(from: rect.y, to: rect.maxY, by: Self.maximumStrip) {
          let strip = PixelRect(minX: rect.x, minY: y, maxX: rect.maxX, maxY: min(y + Self.maximumStrip, rect.maxY))
          emit(strip, map, body)
        }
      }
    }
  }

  /// Finds the ends of a long strip by bisection.
  private func emitStrip(
    _ rect: PixelRect, byWidth: Bool, _ map: PlaneTransform, _ body: (PerspectiveTile) -> Void
  ) {
    let (first, last) = byWidth ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    func part(_ low: Int, _ high: Int) -> PixelRect {
      byWidth
        ? PixelRect(minX: low, minY: rect.y, maxX: high, maxY: rect.maxY)
        : PixelRect(minX: rect.x, minY: low, maxX: rect.maxX, maxY: high)
    }
    // Along the strip there are up to five parts: outside, edge, inside, edge, outside.
    guard let inside = (first..<last).firstInside(where: { side(of: part($0, $0 + 1), map) == .inside }) else {
      return halveEdge(part(first, last), byWidth: byWidth, map, body)
    }
    halveEdge(part(first, inside.lowerBound), byWidth: byWidth, map, body)
    body(PerspectiveTile(rect: part(inside.lowerBound, inside.upperBound), touchesEdge: false, map: map))
    halveEdge(part(inside.upperBound, last), byWidth: byWidth, map, body)
  }

  private func halveEdge(
    _ rect: PixelRect, byWidth: Bool, _ map: PlaneTransform, _ body: (PerspectiveTile) -> Void
  ) {
    guard !rect.isEmpty, side(of: rect, map) != .outside else { return }
    let length = byWidth ? rect.width : rect.height
    guard length > Self.maximumStrip * 2 else { return body(PerspectiveTile(rect: rect, touchesEdge: true, map: map)) }
    if byWidth {
      let middle = rect.x + length / 2
      halveEdge(PixelRect(minX: rect.x, minY: rect.y, maxX: middle, maxY: rect.maxY), byWidth: true, map, body)
      halveEdge(PixelRect(minX: middle, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY), byWidth: true, map, body)
    } else {
      let middle = rect.y + length / 2
      halveEdge(PixelRect(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: middle), byWidth: false, map, body)
      halveEdge(PixelRect(minX: rect.x, minY: middle, maxX: rect.maxX, maxY: rect.maxY), byWidth: false, map, body)
    }
  }
}

extension PlaneTransform {
  /// Returns the bounds of a rectangle's picture, without rounding.
  fileprivate func exactBounds(of rect: PixelRect) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
    let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
    let points = corners.compactMap { map(x: Double($0.0), y: Double($0.1)) }
    guard points.count == corners.count else { return nil }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (xs.min()!, ys.min()!, xs.max()!, ys.max()!)
  }
}

extension Range<Int> {
  /// Returns the subrange for which `isInside` is true, which must be contiguous. Returns nil if it contains neither
  /// the middle nor the points at one third and two thirds.
  fileprivate func firstInside(where isInside: (Int) -> Bool) -> Range<Int>? {
    guard let seed = [count / 2, count / 3, 2 * count / 3].map({ lowerBound + $0 }).first(where: isInside) else {
      return nil
    }
    func boundary(_ inside: Int, _ outside: Int) -> Int {
      var (inside, outside) = (inside, outside)
      while abs(outside - inside) > 1 {
        let middle = (inside + outside) / 2
        if isInside(middle) { inside = middle } else { outside = middle }
      }
      return inside
    }
    let low = isInside(lowerBound) ? lowerBound : boundary(seed, lowerBound)
    let high = isInside(upperBound - 1) ? upperBound - 1 : boundary(seed, upperBound - 1)
    return low..<high + 1
  }
}
