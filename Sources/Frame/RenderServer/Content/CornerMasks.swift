// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import Foundation
import RenderTree
import X11

/// The coverage of rounded corners, drawn once for each radius and border.
final class CornerMasks {
  /// The coverage of four corners side by side: a rounded square just large enough for them.
  struct Mask {
    let picture: Picture
    let cornerSize: Int

    func origin(of corner: LayerCorners) -> PixelPoint {
      let isRight = corner == .maxXMinY || corner == .maxXMaxY
      let isBottom = corner == .minXMaxY || corner == .maxXMaxY
      return PixelPoint(x: isRight ? cornerSize : 0, y: isBottom ? cornerSize : 0)
    }
  }

  private struct Key: Hashable {
    let radius: CGFloat
    let cornerExtent: CGFloat
    let borderWidth: Int?
    let fillsCorners: Bool
  }

  private let connection: Connection
  private var masks = AgedStore<Key, Mask>(maximumCount: 128)

  init(connection: Connection) { self.connection = connection }

  /// Returns the mask for a radius.
  ///
  /// - Parameters:
  ///   - shape: A rounded rectangle. The mask does not depend on its frame.
  ///   - borderWidth: The width of the border in pixels, or nil for the whole inside.
  ///   - fillsCorners: Whether the border also covers the corners outside the rounding.
  func mask(of shape: RoundedRect, borderWidth: Int?, fillsCorners: Bool = false) -> Mask {
    let key = Key(
      radius: shape.radius, cornerExtent: shape.cornerExtent, borderWidth: borderWidth, fillsCorners: fillsCorners)
    return masks.value(for: key, make: bake)
  }

  func endFrame() { masks.endFrame() }

  /// Frees the masks that have not been used for so many frames.
  func drop(unusedFrames: Int) { masks.drop(unusedFrames: unusedFrames) }

  /// The radius in pixels from which on the server draws a mask, because the upload would take megabytes.
  private static let largeRadius: CGFloat = 256
  /// The largest distance in pixels of a large circle from the polygon that is drawn in its place.
  private static let polygonTolerance = 0.03

  private func bake(_ key: Key) -> Mask {
    let cornerSize = max(Int(key.cornerExtent.rounded(.up)), 1)
    let square = PixelRect(x: 0, y: 0, width: 2 * cornerSize, height: 2 * cornerSize)
    if key.borderWidth == nil, key.cornerExtent == key.radius, key.radius >= Self.largeRadius {
      return Mask(picture: circle(radius: Double(key.radius), in: square), cornerSize: cornerSize)
    }
    var coverage = Coverage(width: square.width, height: square.height)
    coverage.draw { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      let outside =
        key.fillsCorners
        ? RoundedRect(frame: square, radius: 0)
        : RoundedRect(frame: square, radius: key.radius, cornerExtent: key.cornerExtent)
      outside.append(to: context)
      if let borderWidth = key.borderWidth, borderWidth < cornerSize {
        // The inner edge is parallel to the outer one, and square if the border is wider than the radius.
        let width = CGFloat(borderWidth)
        RoundedRect(
          frame: square.inset(by: borderWidth), radius: key.radius - width, cornerExtent: key.cornerExtent - width
        )
        .append(to: context)
      }
      cairo_fill(context)
    }
    return Mask(picture: coverage.upload(to: connection), cornerSize: cornerSize)
  }

  /// Returns the coverage of the corners of a square, drawn by the server. Between the corners, which have the same
  /// radius, the square is a little larger than the circle.
  private func circle(radius: Double, in square: PixelRect) -> Picture {
    let picture = Picture(Pixmap(connection: connection, size: square.size, depth: 8))
    picture.fill(.source, .clear, square)
    let steps = max(Int((.pi / 4 / acos(1 - Self.polygonTolerance / radius)).rounded(.up)), 1)
    let corners = [(0, -1.0, -1.0), (1, 1, -1), (2, 1, 1), (3, -1, 1)].flatMap { quarter, x, y in
      (0...steps).map { step in
        let angle = (Double(quarter) + Double(step) / Double(steps) + 2) * .pi / 2
        let (middleX, middleY) = (
          x < 0 ? radius : Double(square.width) - radius, y < 0 ? radius : Double(square.height) - radius
        )
        return PicturePoint(x: middleX + radius * cos(angle), y: middleY + radius * sin(angle))
      }
    }
    picture.composite(.add, source: Picture(connection: connection, color: .white), into: [corners])
    return picture
  }
}
