// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// Items that are drawn into a picture of their own, which is then drawn as a unit.
struct Group: Equatable {
  /// The items, in the group's own pixels.
  var items: [DisplayItem]
  /// All pixels that the items may change.
  var bounds: PixelRect
  /// A rounded rectangle to which the items are clipped.
  var corners: RoundedRect?
  /// Items whose alpha masks the group.
  var mask: [DisplayItem]?
  /// Maps the group's pixels to those of the picture into which it is drawn.
  var placement = PlaneTransform.identity
  /// A rectangle, in the group's own pixels, that is completely opaque.
  private(set) var opaqueRect: PixelRect
  /// The colour in which the items are drawn. Their own alpha is kept.
  var tint: CGColor? { didSet { if tint.map({ $0.alpha < 1 }) ?? false { opaqueRect = .empty } } }
  /// Whether an item shows what is drawn below the group.
  let readsBackdrop: Bool

  init(_ items: [DisplayItem], corners: RoundedRect? = nil, mask: [DisplayItem]? = nil) {
    self.items = items
    self.corners = corners
    self.mask = mask
    readsBackdrop = items.haveBackdrops
    bounds = items.bounds
    if let mask { bounds = bounds.intersection(mask.bounds) }
    opaqueRect = mask == nil ? items.largestOpaqueRect : .empty
    if let corners { opaqueRect = opaqueRect.intersection(corners.opaqueRect) }
  }

  /// Whether the items are only transformed.
  var isUncut: Bool { corners == nil && mask == nil && tint == nil }

  /// The flattened picture if the group consists of that alone, otherwise nil.
  var wholeRaster: Raster? {
    guard isUncut, items.count == 1, items[0].opacity >= 1, !items[0].isAdditive, items[0].rect == bounds,
      case .raster(let raster, let placement) = items[0].drawing, let offset = placement.pixelOffset,
      raster.bounds.offsetBy(x: offset.x, y: offset.y) == bounds
    else { return nil }
    return raster
  }

  /// The group without the translucent colours that are drawn over all of it at the end, and these colours; nil if
  /// there are none.
  var splitShades: (base: Group, shades: [CGColor])? {
    guard isUncut, !readsBackdrop else { return nil }
    let shades = items.reversed().prefix { $0.shade(covering: bounds) != nil }.reversed()
    guard !shades.isEmpty, shades.count < items.count else { return nil }
    var base = Group(items.dropLast(shades.count))
    base.placement = placement
    return (base, shades.compactMap { $0.shade(covering: bounds) })
  }
}

extension DisplayItem {
  /// The colour of a translucent item that covers a rectangle, or nil if it is anything else.
  fileprivate func shade(covering bounds: PixelRect) -> CGColor? {
    guard case .fill(let color) = drawing, rect == bounds, !isAdditive, color.alpha * opacity < 1 else { return nil }
    return color.copy(alpha: color.alpha * opacity)
  }
}

extension [DisplayItem] {
  /// The largest rectangle that a single item covers opaquely.
  var largestOpaqueRect: PixelRect {
    var largest = PixelRect.empty
    for index in indices {
      let rect = self[index].opaqueRect
      if rect.area > largest.area { largest = rect }
    }
    return largest
  }

  var bounds: PixelRect { indices.reduce(.empty) { $0.union(self[$1].rect) } }
}
