// SPDX-License-Identifier: MIT
import X11

/// A subtree flattened into one picture, for as long as nothing in it changes.
final class Raster: Equatable {
  /// In the raster's own pixels.
  let bounds: PixelRect
  let opaqueRect: PixelRect
  /// The items to paint, until they are painted.
  private(set) var items: [DisplayItem]
  private(set) var picture: Picture?

  init(items: [DisplayItem], bounds: PixelRect) {
    self.items = items
    self.bounds = bounds
    opaqueRect = items.largestOpaqueRect.intersection(bounds)
  }

  static func == (a: Raster, b: Raster) -> Bool { a === b }

  var isOpaque: Bool { opaqueRect == bounds }
  var byteCount: Int { bounds.area * 4 }

  /// Takes the painted picture and releases the items.
  func setPainted(_ picture: Picture) {
    self.picture = picture
    items = []
  }
}
