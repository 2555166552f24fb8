// SPDX-License-Identifier: MIT
import X11

extension DisplayList {
  /// The outlines of the rasters that are seen, as convex polygons in the surface's pixels.
  var rasterOutlines: [[PicturePoint]] {
    items.rasterOutlines.map { $0.clipped(to: PixelRect(size)) }.filter { !$0.isEmpty }.map(\.corners)
  }
}

extension [DisplayItem] {
  /// The outlines of the rasters among the items, and of those in groups and fragments.
  fileprivate var rasterOutlines: [ConvexPolygon] {
    flatMap { item in item.rasterOutlines.map { $0.clipped(to: item.rect) } }.filter { !$0.isEmpty }
  }
}

extension DisplayItem {
  fileprivate var rasterOutlines: [ConvexPolygon] {
    switch drawing {
    case .raster(let raster, let placement): [ConvexPolygon(raster.bounds, under: placement)]
    case .fragment(let fragment):
      (fragment.raster.map { [ConvexPolygon($0.bounds)] } ?? []) + fragment.items.rasterOutlines
    case .group(let group):
      (group.items + (group.mask ?? [])).rasterOutlines.map { $0.transformed(by: group.placement) }
    case .curl(let curl): [ConvexPolygon(corners: curl.outline)]
    case .backdrop, .fill, .roundedFill, .border, .shadow, .texture: []
    }
  }
}
