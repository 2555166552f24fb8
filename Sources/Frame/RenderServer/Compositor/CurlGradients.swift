// SPDX-License-Identifier: MIT
import X11

/// The gradients that darken a page around its cylinder, and the ground beside it.
final class CurlGradients {
  private let connection: Connection
  private let radius: Double

  /// The gradients of the back and the front along the axis, from the fold outwards.
  private(set) lazy var backOnCylinder = gradient(
    radius, CurlShading.cylinderStops(upright: CurlShading.uprightBack))
  private(set) lazy var frontOnCylinder = gradient(
    radius, CurlShading.cylinderStops(upright: CurlShading.uprightFront))
  /// The strongest shadow on the ground, from the far side of the cylinder outwards.
  private(set) lazy var ground = ground(strength: 1)
  private var lastGround: (strength: Double, picture: Picture)?

  /// The number of pixels of the ground's shadow for each pixel of the page. The server takes the nearest, so with less the
  /// shadow would have steps.
  private static let rowDetail = 4.0
  /// The shortest shadow on the ground that is a row of pixels.
  private static let shortestRow = 32.0

  init(radius: Double, connection: Connection) {
    self.radius = radius
    self.connection = connection
  }

  private var groundLength: Double { radius * CurlShading.groundShadowExtent }

  /// The length of the ground's shadow in its own pixels, relative to those of the page.
  var groundDetail: Double { groundLength < Self.shortestRow ? 1 : Self.rowDetail }

  /// Returns the shadow on the ground, from the far side of the cylinder outwards.
  ///
  /// - Parameter strength: The opacity, as a fraction of the maximum.
  func ground(strength: Double) -> Picture {
    if let lastGround, lastGround.strength == strength { return lastGround.picture }
    let stops = CurlShading.groundStops.map { (location: $0.location, alpha: $0.alpha * strength) }
    let picture = gradient(groundLength * groundDetail, stops)
    let ground = groundDetail > 1 ? row(of: picture, length: groundLength * groundDetail) : picture
    lastGround = (strength, ground)
    return ground
  }

  /// Returns a gradient as a row of pixels, because the server computes each pixel of a slanted gradient in each frame.
  private func row(of gradient: Picture, length: Double) -> Picture {
    let row = PixelRect(x: 0, y: 0, width: Int(length.rounded(.up)) + 1, height: 1)
    let picture = Picture(Pixmap(connection: connection, size: row.size, depth: 32))
    picture.composite(.source, source: gradient, into: row)
    picture.setRepeat(.pad)
    return picture
  }

  private func gradient(_ length: Double, _ stops: [(location: Double, alpha: Double)]) -> Picture {
    Picture(connection: connection, gradientOf: length, stops: stops)
  }
}
