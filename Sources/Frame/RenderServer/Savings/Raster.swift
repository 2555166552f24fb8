// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

/// A subtree that is flattened into one picture for as long as nothing in it changes.
final class Raster: Equatable {
  /// The bounds in the raster's own pixels.
  let bounds: PixelRect
  let opaqueRect: PixelRect
  /// The shape of one colour that is all of the raster, or nil if there is more or something else.
  let plainShape: PlainShape?
  /// Maps the raster's own pixels to those of the layer.
  let enlargement: PlaneTransform
  private var content: Content

  /// unpainted ── setPainted(_:) ──► painted
  private enum Content {
    case unpainted([DisplayItem])
    case painted(PictureLevels)
  }

  init(items: [DisplayItem], bounds: PixelRect, enlargement: PlaneTransform = .identity) {
    self.enlargement = enlargement
    content = .unpainted(items)
    self.bounds = bounds
    plainShape = items.bounds == bounds ? items.plainShape : nil
    opaqueRect = items.largestOpaqueRect.intersection(bounds)
  }

  static func == (a: Raster, b: Raster) -> Bool { a === b }

  /// The items to paint. Empty after they have been painted.
  var items: [DisplayItem] { if case .unpainted(let items) = content { items } else { [] } }

  /// The painted picture. nil before `setPainted(_:)`.
  var levels: PictureLevels? { if case .painted(let levels) = content { levels } else { nil } }

  var isOpaque: Bool { opaqueRect == bounds }

  /// The colour of all pixels, or nil if there are several.
  var uniformColor: CGColor? { plainShape?.uniformColor }

  /// Stores the painted picture and releases the items. Call it once.
  func setPainted(_ levels: PictureLevels) {
    if case .painted = content { assertionFailure("Raster: the raster has been painted already") }
    content = .painted(levels)
  }
}
