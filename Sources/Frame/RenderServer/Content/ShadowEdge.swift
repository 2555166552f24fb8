// SPDX-License-Identifier: MIT
import X11

/// The straight edge of a shadow: pixels that are the same all along it, in a strip as long as has been needed.
///
/// The server has no fast path for a mask that it has to repeat, and finds each of its rows by counting. But a shadow whose
/// blur is animated has another edge in each frame, so only one that is drawn again gets a strip.
final class ShadowEdge {
  enum Axis { case horizontal, vertical }

  let axis: Axis
  /// One pixel of the length, repeated.
  private let pattern: Picture
  private let thickness: Int
  private var hasBeenDrawn = false
  private var strip: Picture?
  private var length = 0

  /// The number of pixels by which strips grow, so that an edge that moves into the window seldom needs a new strip.
  private static let increment = 1024

  /// - Parameter pattern: The coverage across the edge, one pixel long.
  init(_ axis: Axis, pattern: Picture, thickness: Int) {
    self.axis = axis
    self.pattern = pattern
    self.thickness = thickness
    pattern.setRepeat(.tile)
  }

  /// Returns a mask that has at least this length, to be drawn at once.
  func mask(length: Int) -> Picture {
    if let strip, length <= self.length { return strip }
    guard hasBeenDrawn else {
      hasBeenDrawn = true
      return pattern
    }
    self.length = (length + Self.increment - 1) / Self.increment * Self.increment
    let size =
      switch axis {
      case .horizontal: PixelSize(width: self.length, height: thickness)
      case .vertical: PixelSize(width: thickness, height: self.length)
      }
    let longer = Picture(Pixmap(connection: pattern.connection, size: size, depth: 8))
    longer.composite(.source, source: pattern, into: PixelRect(size))
    strip = longer
    return longer
  }
}
