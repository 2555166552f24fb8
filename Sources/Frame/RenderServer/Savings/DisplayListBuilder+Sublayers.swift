// SPDX-License-Identifier: MIT
import RenderTree
import X11

// The listing of many sublayers, and of sublayers with animated ones among them. Still sublayers are not walked again.
// If the layer rests, runs of them are kept as fragments. If it scrolls, runs outside the clip are left out. If it
// moves, as a page under an animated shade of its own does, everything below the first animated sublayer is flattened.
extension DisplayListBuilder {
  /// The number of sublayers below which a raster is not worth its memory, and a fragment not its overhead.
  private static let minimumStillCount = 8

  /// Lists sublayers of a layer, in a context that belongs to its inside.
  func append(
    _ sublayers: ArraySlice<LayerID>, of layer: SampledLayer, in context: SuperlayerContext,
    to items: inout [DisplayItem]
  ) {
    guard let caches, sublayers.count >= Self.minimumStillCount,
      sublayers.count > SublayerBlock.size || (layer.links.hasAnimationsBelow && !context.isMoving)
    else { return append(inDrawingOrder(sublayers, of: layer), in: context, to: &items) }
    for run in inDrawingOrder(caches.sublayerRuns.runs(of: layer, in: tree), of: layer) {
      let members = sublayers[run.range]
      if run.isStill, members.count >= Self.minimumStillCount {
        appendStill(members, run, in: context, caches, to: &items)
      } else {
        append(members, in: context, to: &items)
      }
    }
  }

  private func inDrawingOrder(_ sublayers: ArraySlice<LayerID>, of layer: SampledLayer) -> ArraySlice<LayerID> {
    layer.links.hasRaisedSublayers ? tree.sublayersInDrawingOrder(of: layer, at: time)[...] : sublayers
  }

  private func inDrawingOrder(_ runs: [SublayerRuns.Run], of layer: SampledLayer) -> [SublayerRuns.Run] {
    guard layer.links.hasRaisedSublayers else { return runs }
    let heights = runs.map { run in
      run.isRaised ? tree.zPosition(of: layer.links.sublayers[run.range.lowerBound], in: layer, at: time) : 0
    }
    return runs.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { runs[$0] }
  }

  private func append(_ sublayers: ArraySlice<LayerID>, in context: SuperlayerContext, to items: inout [DisplayItem]) {
    for id in sublayers { append(id, in: context, to: &items) }
  }

  private func appendStill(
    _ members: ArraySlice<LayerID>, _ run: SublayerRuns.Run, in context: SuperlayerContext, _ caches: WalkCaches,
    to items: inout [DisplayItem]
  ) {
    guard let first = members.first else { return }
    if context.isMoving {
      if !isOutsideClip(members, version: run.version, in: context) { append(members, in: context, to: &items) }
      return
    }
    let fingerprint = DisplayFragmentCache.RunFingerprint(
      range: run.range, version: run.version, origin: context.origin, clip: context.clip,
      sublayerTransform: context.sublayerTransform)
    let fragment = caches.fragments.fragment(from: first, for: fingerprint) {
      var parts: [DisplayItem] = []
      append(members, in: context, to: &parts)
      return parts
    }
    append(fragment, of: first, .run, to: &items)
  }

  /// Returns the raster of a moving layer's own parts and of its sublayers below the first that is animated, and the
  /// number of these sublayers. nil if they have to be drawn themselves.
  func stillPart(of layer: SampledLayer, frameSize: PixelSize) -> (raster: Raster, count: Int)? {
    guard let caches, layer.links.hasAnimationsBelow, !layer.links.hasBackdrop, layer.links.mask == nil,
      layer.corners.radius == 0, layer.border.width == 0
    else { return nil }
    let count = caches.sublayerRuns.stillCount(of: layer, in: tree)
    guard count >= Self.minimumStillCount else { return nil }
    let fingerprint = RasterCache.Fingerprint(layer: layer, frameSize: frameSize, part: .belowAnimations)
    let raster = caches.rasters.raster(for: fingerprint, in: tree) {
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
