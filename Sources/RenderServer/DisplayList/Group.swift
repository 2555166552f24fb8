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
  /// The colour in which the items are drawn, of which only the alpha is kept.
  var tint: CGColor?
  /// Whether an item shows what is drawn below the group.
  let readsBackdrop: Bool

  init(_ items: [DisplayItem], corners: RoundedRect? = nil, mask: [DisplayItem]? = nil) {
    self.items = items
    self.corners = corners
    self.mask = mask
    readsBackdrop = !items.backdrops.isEmpty
    bounds = items.bounds
    if let mask { bounds = bounds.intersection(mask.bounds) }
    opaqueRect = mask == nil ? items.largestOpaqueRect : .empty
    if let corners { opaqueRect = opaqueRect.intersection(corners.inner) }
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
