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

  init(radius: Double, connection: Connection) {
    self.radius = radius
    self.connection = connection
  }

  /// Returns the shadow on the ground, from the far side of the cylinder outwards.
  ///
  /// - Parameter strength: The opacity, as a fraction of the maximum.
  func ground(strength: Double) -> Picture {
    if let lastGround, lastGround.strength == strength { return lastGround.picture }
    let stops = CurlShading.groundStops.map { (location: $0.location, alpha: $0.alpha * strength) }
    let picture = gradient(radius * CurlShading.groundShadowExtent, stops)
    lastGround = (strength, picture)
    return picture
  }

  private func gradient(_ length: Double, _ stops: [(location: Double, alpha: Double)]) -> Picture {
    Picture(connection: connection, gradientOf: length, stops: stops)
  }
}
