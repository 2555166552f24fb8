// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree
import X11

/// The coverage of rounded corners, baked once for each radius and border.
final class CornerMasks {
  /// Four corners side by side: a rounded square just large enough for them.
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
    let borderWidth: Int?
    let fillsCorners: Bool
  }

  private let connection: Connection
  private var masks: [Key: Mask] = [:]

  /// An animated radius goes through many; they are all let go when there are so many.
  private static let maximumCount = 128

  init(connection: Connection) { self.connection = connection }

  /// - Parameters:
  ///   - borderWidth: nil for the whole inside, else a border of so many pixels.
  ///   - fillsCorners: the border reaches outwards over the corners.
  func mask(radius: CGFloat, borderWidth: Int?, fillsCorners: Bool = false) -> Mask {
    let key = Key(radius: radius, borderWidth: borderWidth, fillsCorners: fillsCorners)
    if let mask = masks[key] { return mask }
    if masks.count >= Self.maximumCount { masks = [:] }
    let mask = bake(radius: Double(radius), borderWidth: borderWidth, fillsCorners: fillsCorners)
    masks[key] = mask
    return mask
  }

  private func bake(radius: Double, borderWidth: Int?, fillsCorners: Bool) -> Mask {
    let cornerSize = max(Int(radius.rounded(.up)), 1)
    let side = Double(2 * cornerSize)
    var coverage = Coverage(width: 2 * cornerSize, height: 2 * cornerSize)
    coverage.draw { context in
      let outer = CGRect(x: 0, y: 0, width: side, height: side)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      if fillsCorners {
        cairo_rectangle(context, 0, 0, side, side)
      } else {
        Self.append(outer, radius: radius, to: context)
      }
      if let borderWidth {
        // The inside edge of a wide border is square; of a narrow one, its outside's parallel.
        let inset = Double(borderWidth)
        let inside = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
        if inside.width > 0 { Self.append(inside, radius: max(radius - inset, 0), to: context) }
      }
      cairo_fill(context)
    }
    return Mask(picture: coverage.upload(to: connection), cornerSize: cornerSize)
  }

  static func append(_ rect: CGRect, radius: Double, to context: OpaquePointer) {
    guard radius > 0 else { return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, .pi * 3 / 2)
    cairo_close_path(context)
  }
}
