// SPDX-License-Identifier: MIT
import X11

/// Divides the picture of a plane in perspective into rectangles within which an affine map is accurate enough.
///
/// It is for planes that are tilted about both axes. For the others see `PerspectiveStrips`.
struct PerspectiveTiles {
  private let inverse: PlaneTransform
  private let placement: PlaneTransform
  private let outline: ConvexPolygon

  /// The largest error of a sample's position, in the image's pixels.
  private static let tolerance = 0.35
  /// The largest side in pixels of a tile at an edge. The whole tile is drawn through a mask.
  private static let maximumEdgeTile = 64
  private static let minimumTile = 2

  init(image: FlatImage, inverse: PlaneTransform) {
    self.inverse = inverse
    placement = image.placement
    outline = ConvexPolygon(image.bounds, under: placement)
  }

  func tiles(in rect: PixelRect) -> [PerspectiveTile] {
    var tiles: [PerspectiveTile] = []
    divide(outline.bounds(in: rect)) { tiles.append($0) }
    return tiles
  }

  private func divide(_ rect: PixelRect, _ body: (PerspectiveTile) -> Void) {
    guard !rect.isEmpty else { return }
    guard let map = inverse.linearized(at: rect, seenBy: placement), let error = error(of: map, in: rect) else {
      // Part of the rectangle shows what is behind the eye.
      if rect.width > Self.minimumTile || rect.height > Self.minimumTile {
        halve(rect, byWidth: rect.width >= rect.height) { divide($0, body) }
      }
      return
    }
    let bends = max(error.x, error.y) > Self.tolerance
    let canDivide = rect.width > Self.minimumTile || rect.height > Self.minimumTile
    if bends && canDivide {
      let byWidth = rect.height <= Self.minimumTile || (rect.width > Self.minimumTile && error.x >= error.y)
      return halve(rect, byWidth: byWidth) { divide($0, body) }
    }
    emit(rect, map, body)
  }

  private func halve(_ rect: PixelRect, byWidth: Bool, _ body: (PixelRect) -> Void) {
    if byWidth {
      let middle = rect.x + rect.width / 2
      body(PixelRect(minX: rect.x, minY: rect.y, maxX: middle, maxY: rect.maxY))
      body(PixelRect(minX: middle, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY))
    } else {
      let middle = rect.y + rect.height / 2
      body(PixelRect(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: middle))
      body(PixelRect(minX: rect.x, minY: middle, maxX: rect.maxX, maxY: rect.maxY))
    }
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
    guard inverse.p * x + inverse.q * y + inverse.r > 0, let exact = inverse.map(x: x, y: y),
      placement.isBeforeEye(exact),
      let near = map.map(x: x, y: y)
    else { return nil }
    return max(abs(exact.x - near.x), abs(exact.y - near.y))
  }

  /// Appends a tile, or parts of it if it is large and at an edge.
  private func emit(_ rect: PixelRect, _ map: PlaneTransform, _ body: (PerspectiveTile) -> Void) {
    let part = outline.clipped(to: rect)
    if part.isEmpty { return }
    if part.covers(rect) { return body(PerspectiveTile(rect: rect, isEdge: false, map: map)) }
    if max(rect.width, rect.height) > Self.maximumEdgeTile {
      return halve(rect, byWidth: rect.width >= rect.height) { emit($0, map, body) }
    }
    body(PerspectiveTile(rect: part.bounds(in: rect), isEdge: true, map: map))
  }
}
