// SPDX-License-Identifier: MIT
import RenderTree
import X11

// What is still of a layer in which something is animated. If the layer itself moves, as a page under an animated shade
// of its own, what lies below the first animated sublayer is flattened. If it does not, the sublayers before, between and
// after the animated ones are not walked again.
extension DisplayListBuilder {
  /// The number of sublayers below which a raster is not worth its memory, and a fragment not its overhead.
  private static let minimumStillCount = 8

  /// Lists sublayers of a layer.
  func append(
    _ sublayers: ArraySlice<LayerID>, of layer: SampledLayer, frame: PixelRect, in context: SuperlayerContext,
    to items: inout [DisplayItem]
  ) {
    guard let caches, layer.links.hasAnimationsBelow, !context.isMoving, sublayers.count >= Self.minimumStillCount
    else {
      for id in sublayers { append(id, in: context, to: &items) }
      return
    }
    for run in caches.stillSublayers.runs(of: layer, in: tree) {
      let members = sublayers[run.range]
      guard run.isStill, let first = members.first, members.count >= Self.minimumStillCount else {
        for id in members { append(id, in: context, to: &items) }
        continue
      }
      let fingerprint = DisplayFragmentCache.Fingerprint(
        layer: layer, frame: frame, clip: context.clip, firstSublayer: first)
      let fragment = caches.fragments.fragment(for: fingerprint) {
        var parts: [DisplayItem] = []
        for id in members { append(id, in: context, to: &parts) }
        return parts
      }
      append(fragment, of: first, .run, to: &items)
    }
  }

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
