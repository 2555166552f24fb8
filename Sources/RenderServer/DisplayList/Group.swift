// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// Items that are drawn into a picture of their own, which is then drawn as one.
struct Group: Equatable {
  /// In the group's own pixels.
  var items: [DisplayItem]
  /// All pixels that the items may touch.
  var bounds: PixelRect
  /// Cuts the corners off.
  var corners: RoundedRect?
  /// Items whose alpha is taken over.
  var mask: [DisplayItem]?
  /// From the group's pixels to those of the picture that it is drawn into.
  var placement = PlaneTransform.identity
  /// In the group's own pixels.
  private(set) var opaqueRect: PixelRect

  init(_ items: [DisplayItem], corners: RoundedRect? = nil, mask: [DisplayItem]? = nil) {
    self.items = items
    self.corners = corners
    self.mask = mask
    bounds = items.reduce(.empty) { $0.union($1.rect) }
    if let mask { bounds = bounds.intersection(mask.reduce(.empty) { $0.union($1.rect) }) }
    opaqueRect = mask == nil ? items.largestOpaqueRect : .empty
    if let corners { opaqueRect = opaqueRect.intersection(corners.inner) }
  }
}

extension [DisplayItem] {
  /// The largest rectangle that one of the items fills.
  var largestOpaqueRect: PixelRect {
    var largest = PixelRect.empty
    for item in self {
      let rect = item.opaqueRect
      if rect.area > largest.area { largest = rect }
    }
    return largest
  }

  var bounds: PixelRect { reduce(.empty) { $0.union($1.rect) } }
}
