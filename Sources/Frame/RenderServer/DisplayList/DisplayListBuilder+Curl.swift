// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Lists a layer that is turned like a page: flattened, and drawn bent.
extension DisplayListBuilder {
  /// Lists the curled layer, without the shadow that it casts while it is flat.
  func appendCurl(of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]) {
    let rect = frame.intersection(clip)
    guard !rect.isEmpty, max(frame.width, frame.height) <= Pixmap.maximumExtent,
      let page = page(of: layer, size: frame.size)
    else { return }
    let curl = CurlDrawing(page: page, frame: frame, curl: layer.pageCurl, scale: scale)
    guard !curl.geometry.isFullyCurled else { return }
    items.append(DisplayItem(layer.id, .curl, .curl(curl), rect: rect))
  }

  /// Returns the flattened layer. It is reused in the next frame unless something in it moves.
  private func page(of layer: SampledLayer, size: PixelSize) -> Raster? {
    if let rasters = caches?.rasters, layer.transition == nil, !layer.links.hasAnimationsBelow {
      let fingerprint = RasterCache.Fingerprint(layer: layer, frameSize: size, part: .appearance)
      let kept = rasters.raster(for: fingerprint, in: tree, immediately: true) {
        pageItems(of: layer, size: size)
      }
      if let kept { return kept }
    }
    let items = pageItems(of: layer, size: size)
    return items.isEmpty ? nil : Raster(items: items, bounds: PixelRect(size))
  }

  private func pageItems(of layer: SampledLayer, size: PixelSize) -> [DisplayItem] {
    var items: [DisplayItem] = []
    // The parts of a flattened layer need no caches of their own, and do not move relative to it.
    let inner = DisplayListBuilder(tree: tree, time: time, scale: scale, size: self.size)
    let frame = PixelRect(size)
    inner.appendParts(
      of: layer, frame: frame, clip: frame, Motion(isMoving: false, movesSublayers: false), to: &items)
    return items
  }
}
