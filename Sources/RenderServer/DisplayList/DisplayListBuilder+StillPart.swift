// SPDX-License-Identifier: MIT
import RenderTree
import X11

// A page that moves under an animated shade of its own: what lies below the shade is flattened.
extension DisplayListBuilder {
  /// The number of sublayers below which a raster is not worth its memory.
  private static let minimumStillCount = 8

  /// Returns the raster of a moving layer's own parts and of its sublayers below the first that is animated, and the
  /// number of these sublayers. nil if they have to be drawn themselves.
  func stillPart(of layer: SampledLayer, frameSize: PixelSize) -> (raster: Raster, count: Int)? {
    guard let caches, layer.links.hasAnimationsBelow, !layer.links.hasBackdrop, layer.links.mask == nil,
      layer.corners.radius == 0, layer.border.width == 0
    else { return nil }
    let count = caches.stillSublayers.count(of: layer, in: tree)
    guard count >= Self.minimumStillCount else { return nil }
    let fingerprint = RasterCache.Fingerprint(layer: layer, frameSize: frameSize, part: .belowAnimations)
    let raster = caches.rasters.raster(for: fingerprint) {
      var items: [DisplayItem] = []
      let frame = PixelRect(frameSize)
      let inner = DisplayListBuilder(tree: tree, time: time, scale: scale, size: size)
      let surroundings = frame.inset(by: -max(size.width, size.height))
      inner.appendUnmasked(
        layer, layer.links.sublayers.prefix(count), frame: frame, clip: surroundings,
        Motion(isMoving: false, movesSublayers: false), to: &items)
      return items
    }
    return raster.map { ($0, count) }
  }
}
