// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderTree
import X11

/// A rounded rectangle of one colour.
struct PlainShape: Equatable {
  let outline: RoundedRect
  let color: CGColor

  /// The colour of the whole rectangle, or nil if corners are cut.
  var uniformColor: CGColor? { outline.corners.isEmpty ? color : nil }
}

extension [DisplayItem] {
  /// The shape of one colour that the items consist of, or nil if there is anything else.
  var plainShape: PlainShape? {
    guard count == 1, self[0].opacity == 1, !self[0].isAdditive else { return nil }
    return switch self[0].drawing {
    case .fill(let color): PlainShape(outline: RoundedRect(frame: self[0].rect), color: color)
    case .roundedFill(let outline, let color) where outline.frame == self[0].rect:
      PlainShape(outline: outline, color: color)
    default: nil
    }
  }
}

extension RoundedRect {
  /// A rectangle without rounded corners.
  init(frame: PixelRect) { self.init(frame: frame, radius: 0, corners: LayerCorners(rawValue: 0)) }

  /// Whether a point is inside, and by a margin away from the edges. With continuous corners, which are no circles, no point
  /// in their squares counts as inside.
  func contains(_ point: PicturePoint, margin: Double = 0) -> Bool {
    let (minX, minY, maxX, maxY) = (Double(frame.x), Double(frame.y), Double(frame.maxX), Double(frame.maxY))
    guard point.x >= minX + margin, point.y >= minY + margin, point.x <= maxX - margin, point.y <= maxY - margin else {
      return false
    }
    guard let corner = cornerSquares.first(where: { $0.rect.contains(point) })?.corner else { return true }
    guard cornerExtent == radius else { return false }
    let radius = Double(radius)
    let x = corner.isDisjoint(with: .minX) ? maxX - radius : minX + radius
    let y = corner.isDisjoint(with: .minY) ? maxY - radius : minY + radius
    return hypot(point.x - x, point.y - y) <= radius - margin
  }
}

extension PixelRect {
  fileprivate func contains(_ point: PicturePoint) -> Bool {
    point.x >= Double(x) && point.x <= Double(maxX) && point.y >= Double(y) && point.y <= Double(maxY)
  }
}
