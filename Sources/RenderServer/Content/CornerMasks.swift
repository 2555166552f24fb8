// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
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
  private var masks: [Key: Mask] = [:]

  /// The number of masks at which all are freed, because an animated radius makes many of them.
  private static let maximumCount = 128

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
    if let mask = masks[key] { return mask }
    if masks.count >= Self.maximumCount { masks = [:] }
    let mask = bake(key)
    masks[key] = mask
    return mask
  }

  private func bake(_ key: Key) -> Mask {
    let cornerSize = max(Int(key.cornerExtent.rounded(.up)), 1)
    let square = PixelRect(x: 0, y: 0, width: 2 * cornerSize, height: 2 * cornerSize)
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
}
