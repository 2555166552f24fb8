// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import X11

extension [DisplayItem] {
  /// The area in pixels from which an opaque picture is drawn faster without its opacity.
  private static let minimumFadedArea = 65_536

  /// Lists each large picture that fades over one colour without its opacity, and a veil of that colour above it. The
  /// veil is as opaque as the picture was transparent, so the pixels are the same. The server scales a picture quickly
  /// only if it does not blend it, and what lies below an opaque picture need not be drawn.
  mutating func fadeOverColors() {
    for index in indices.reversed() where self[index].isFadingPicture(largerThan: Self.minimumFadedArea) {
      let item = self[index]
      guard let veil = colorBelow(index)?.copy(alpha: 1 - item.opacity) else { continue }
      self[index].opacity = 1
      insert(DisplayItem(item.key.layer, .veil, .fill(veil), rect: item.rect), at: index + 1)
    }
  }

  /// The colour of everything that an item covers, or nil if there are several.
  private func colorBelow(_ index: Int) -> CGColor? {
    let rect = self[index].rect
    let below = indices[..<index].last { self[$0].rect.intersects(rect) }
    return below.flatMap { self[$0].opaqueColor(in: rect) }
  }
}

extension DisplayItem {
  fileprivate func isFadingPicture(largerThan area: Int) -> Bool {
    guard opacity < 1, !isAdditive, !hasBackdrops else { return false }
    return switch drawing {
    case .raster, .group: drawing.opaqueRect(in: rect).area > area
    default: false
    }
  }

  /// Returns the colour of a rectangle's pixels, if the item hides all below them with one colour.
  fileprivate func opaqueColor(in area: PixelRect) -> CGColor? {
    guard rect.contains(area), opacity == 1, !isAdditive, let (shape, placement) = plainShape, shape.color.alpha >= 1,
      shape.outline.contains(area, under: placement)
    else { return nil }
    return shape.color
  }

  /// The shape of one colour, with the map from its pixels to the item's, if the item consists of that alone; otherwise
  /// nil.
  private var plainShape: (shape: PlainShape, placement: PlaneTransform)? {
    switch drawing {
    case .fill(let color): (PlainShape(outline: RoundedRect(frame: rect), color: color), .identity)
    case .roundedFill(let outline, let color): (PlainShape(outline: outline, color: color), .identity)
    case .raster(let raster, let placement): raster.plainShape.map { ($0, placement) }
    case .group(let group) where group.isUncut: group.items.plainShape.map { ($0, group.placement) }
    default: nil
    }
  }
}

extension RoundedRect {
  /// Whether the shape, under an affine map, covers a rectangle completely.
  fileprivate func contains(_ area: PixelRect, under placement: PlaneTransform) -> Bool {
    guard placement.isAffine, let inverse = placement.inverse else { return false }
    // Edges of whole pixels are sharp; all others are blurred by filtering.
    let isSharp = corners.isEmpty && placement.pixelOffset != nil
    let margin = isSharp ? 0 : max(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d))
    return [(area.x, area.y), (area.maxX, area.y), (area.maxX, area.maxY), (area.x, area.maxY)].allSatisfy { x, y in
      guard let point = inverse.map(x: Double(x), y: Double(y)) else { return false }
      return contains(PicturePoint(x: point.x, y: point.y), margin: margin)
    }
  }
}
