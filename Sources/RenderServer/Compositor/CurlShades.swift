// SPDX-License-Identifier: MIT
import X11

/// The gradients that darken a page around its cylinder, and the ground beside it.
final class CurlShades {
  private let connection: Connection
  private let radius: Double

  /// Along the axis, from the fold outwards.
  private(set) lazy var backOnCylinder = gradient(
    radius, CurlShading.cylinderStops(upright: CurlShading.uprightBack))
  private(set) lazy var frontOnCylinder = gradient(
    radius, CurlShading.cylinderStops(upright: CurlShading.uprightFront))
  private var lastGround: (strength: Double, picture: Picture)?

  init(radius: Double, connection: Connection) {
    self.radius = radius
    self.connection = connection
  }

  /// The shadow on the ground, from the cylinder's far side outwards.
  ///
  /// - Parameter strength: Its darkness, as a share of the darkest.
  func ground(strength: Double) -> Picture {
    if let lastGround, lastGround.strength == strength { return lastGround.picture }
    let stops = CurlShading.groundStops.map { (place: $0.place, alpha: $0.alpha * strength) }
    let picture = gradient(radius * CurlShading.groundReach, stops)
    lastGround = (strength, picture)
    return picture
  }

  private func gradient(_ length: Double, _ stops: [(place: Double, alpha: Double)]) -> Picture {
    Picture(connection: connection, gradientOf: length, stops: stops)
  }
}
