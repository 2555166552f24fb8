// SPDX-License-Identifier: MIT

import CX11

extension Picture {
  /// Draws `source` into convex polygons of this picture, with smooth edges; where two touch there is no seam.
  ///
  /// The source's transform goes from this picture's coordinates to its own.
  package func composite(_ operation: PictureOperator, source: Picture, into polygons: [[PicturePoint]]) {
    let trapezoids = Trapezoids(polygons).list
    guard let first = trapezoids.first else { return }
    // The server puts the source's origin where the first left side begins; this takes it back.
    XRenderCompositeTrapezoids(
      connection.display, operation.rawValue, source.xid, xid, connection.formats.a8, first.left.p1.x >> 16,
      first.left.p1.y >> 16, trapezoids, Int32(trapezoids.count))
  }

  /// Black of changing alpha along the x axis, from 0 to `length` and on as it is there, as a source.
  ///
  /// - Parameter stops: places of 0 to 1, rising.
  package convenience init(connection: Connection, gradientOf length: Double, stops: [(place: Double, alpha: Double)]) {
    var gradient = XLinearGradient(
      p1: XPointFixed(x: 0, y: 0), p2: XPointFixed(x: XFixed(fixed: length), y: 0))
    let places = stops.map { XFixed(fixed: $0.place) }
    let colors = stops.map {
      XRenderColor(PictureColor(straightRed: 0, green: 0, blue: 0, alpha: $0.alpha))
    }
    let xid = XRenderCreateLinearGradient(connection.display, &gradient, places, colors, Int32(stops.count))
    self.init(connection: connection, source: xid)
    setRepeat(.pad)
  }
}
