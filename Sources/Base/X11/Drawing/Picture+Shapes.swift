// SPDX-License-Identifier: MIT

import CX11

extension Picture {
  /// Draws `source` into convex polygons of this picture, with antialiased edges. There is no seam between adjacent
  /// polygons.
  ///
  /// The source's transform maps this picture's coordinates to the source's.
  package func composite(_ operation: PictureOperator, source: Picture, into polygons: [[PicturePoint]]) {
    let trapezoids = Trapezoids(polygons).list
    guard let first = trapezoids.first else { return }
    // The server places the source's origin at the beginning of the first left side; this compensates for it.
    XRenderCompositeTrapezoids(
      connection.display, operation.rawValue, source.xid, xid, connection.formats.a8, first.left.p1.x >> 16,
      first.left.p1.y >> 16, trapezoids, Int32(trapezoids.count))
  }

  /// Creates a source that is a black gradient along the x axis, with alpha that varies from 0 to `length` and is
  /// constant beyond.
  ///
  /// - Parameter stops: Locations from 0 to 1 in ascending order, each with an alpha from 0 to 1.
  package convenience init(
    connection: Connection, gradientOf length: Double, stops: [(location: Double, alpha: Double)]
  ) {
    var gradient = XLinearGradient(
      p1: XPointFixed(x: 0, y: 0), p2: XPointFixed(x: XFixed(fixed: length), y: 0))
    let locations = stops.map { XFixed(fixed: $0.location) }
    let colors = stops.map {
      XRenderColor(PictureColor(straightRed: 0, green: 0, blue: 0, alpha: $0.alpha))
    }
    let xid = XRenderCreateLinearGradient(connection.display, &gradient, locations, colors, Int32(stops.count))
    self.init(connection: connection, source: xid)
    setRepeat(.pad)
  }
}
