// SPDX-License-Identifier: MIT
import X11

/// A convex area with fractions of pixels: the picture of a plane, or a part of it.
struct ConvexPolygon: Equatable {
  /// The corners in order, at least three, or none if the area is empty.
  private(set) var corners: [PicturePoint]

  /// The smallest `w` of a point that is drawn. Points with less are too close to the eye, or behind it.
  private static let nearest = 1e-4

  init(corners: [PicturePoint]) { self.corners = corners.count > 2 ? corners : [] }

  init(_ rect: PixelRect) {
    let (minX, minY, maxX, maxY) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    self.init(
      corners: rect.isEmpty
        ? []
        : [
          PicturePoint(x: minX, y: minY), PicturePoint(x: maxX, y: minY), PicturePoint(x: maxX, y: maxY),
          PicturePoint(x: minX, y: maxY),
        ])
  }

  /// Creates the picture of a rectangle: of the part of it that lies before the eye.
  init(_ rect: PixelRect, under transform: PlaneTransform) { self = ConvexPolygon(rect).transformed(by: transform) }

  var isEmpty: Bool { corners.isEmpty }

  /// Returns the picture of the part of the polygon that lies before the eye.
  func transformed(by transform: PlaneTransform) -> ConvexPolygon {
    let visible = clipped(where: { transform.p * $0.x + transform.q * $0.y + transform.r - Self.nearest })
    return ConvexPolygon(
      corners: visible.corners.compactMap { point in
        transform.map(x: point.x, y: point.y).map { PicturePoint(x: $0.x, y: $0.y) }
      })
  }

  /// Returns the part of the polygon in a rectangle.
  func clipped(to rect: PixelRect) -> ConvexPolygon {
    let (minX, minY, maxX, maxY) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    return clipped(where: { $0.x - minX }).clipped(where: { maxX - $0.x }).clipped(where: { $0.y - minY })
      .clipped(where: { maxY - $0.y })
  }

  /// Returns the part of the polygon in which a linear function is not negative.
  private func clipped(where distance: (PicturePoint) -> Double) -> ConvexPolygon {
    guard let last = corners.last else { return self }
    var result: [PicturePoint] = []
    var (start, before) = (last, distance(last))
    for end in corners {
      let after = distance(end)
      if (before < 0) != (after < 0) {
        let fraction = before / (before - after)
        result.append(
          PicturePoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
      }
      if after >= 0 { result.append(end) }
      (start, before) = (end, after)
    }
    return ConvexPolygon(corners: result)
  }

  /// The whole pixels around the polygon, at most those of `limit`.
  func bounds(in limit: PixelRect) -> PixelRect {
    let part = clipped(to: limit).corners
    guard let minX = part.map(\.x).min(), let maxX = part.map(\.x).max(), let minY = part.map(\.y).min(),
      let maxY = part.map(\.y).max()
    else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)), maxX: Int(maxX.rounded(.up)),
      maxY: Int(maxY.rounded(.up))
    ).intersection(limit)
  }

  /// Whether the polygon is all of a rectangle that contains it.
  func covers(_ rect: PixelRect) -> Bool { area > Double(rect.area) - Self.tolerance }

  /// The area in pixels that counts as a rounding error.
  private static let tolerance = 1e-3

  private var area: Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }.magnitude
      / 2
  }

  /// Returns the ends of the polygon on the line on which one coordinate has a value. nil if the line misses it.
  func section(
    _ coordinate: KeyPath<PicturePoint, Double>, at value: Double, along other: KeyPath<PicturePoint, Double>
  ) -> ClosedRange<Double>? {
    guard let last = corners.last else { return nil }
    var ends: [Double] = []
    var start = last
    for end in corners {
      let (low, high) = (start[keyPath: coordinate] - value, end[keyPath: coordinate] - value)
      if low == 0 { ends.append(start[keyPath: other]) }
      if low * high < 0 {
        let fraction = low / (low - high)
        ends.append(start[keyPath: other] + (end[keyPath: other] - start[keyPath: other]) * fraction)
      }
      start = end
    }
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first...last
  }
}
