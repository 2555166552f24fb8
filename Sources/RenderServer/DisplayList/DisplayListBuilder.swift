// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// Walks a layer tree at one instant and lists what is to be drawn.
///
/// Layers that are only moved are listed in the pixels of what they are drawn into; a layer's origin is rounded to a
/// whole pixel from its superlayer's origin, so that a subtree looks the same wherever its root lies. Layers that are
/// transformed are drawn straight into a group, which is then transformed.
struct DisplayListBuilder {
  let tree: RenderTree
  let time: Double
  /// Pixels to a point.
  let scale: CGFloat
  let size: PixelSize
  /// nil draws every layer itself.
  var rasters: RasterCache?
  /// nil walks every layer.
  var fragments: DisplayFragmentCache?
  /// Where layers lay in the frame before.
  var motion: MotionRecord?
  /// nil walks also what is out of sight.
  var subtreeBounds: SubtreeBoundsCache?

  /// Where in the walk a layer is met.
  struct Place {
    /// The pixel at which the superlayer's coordinates have their origin.
    var origin: PixelPoint
    /// In the pixels of what is drawn into.
    var clip: PixelRect
    /// What the superlayer does to its sublayers beside their own transforms; nil where it is nothing.
    var sublayerTransform: CATransform3D?
    var localTime: Double
    /// Something above moves.
    var isMoving: Bool
  }

  func build() -> DisplayList {
    var list = DisplayList(size: size)
    guard let root = tree.root else { return list }
    let place = Place(
      origin: PixelPoint(x: 0, y: 0), clip: PixelRect(size), sublayerTransform: nil, localTime: time, isMoving: false)
    append(root, at: place, to: &list.items)
    return list
  }

  /// Whether a layer, and whether what lies in it, comes to lie on other pixels from frame to frame.
  struct Motion {
    var isMoving: Bool
    var movesSublayers: Bool
  }

  /// Layers without sublayers and transforms are drawn as quickly as their rasters; nothing is recorded of them.
  private func steps(of layer: SampledLayer) -> (moves: Bool, scrolls: Bool) {
    guard let motion,
      tree.hasSublayers(layer.id) || !layer.state.transform.isIdentity || layer.state.corners.radius > 0
        || tree.mask(of: layer.id) != nil
    else { return (false, false) }
    return motion.note(layer, isAnimated: tree.hasAnimations(layer.id))
  }

  // MARK: One layer

  func append(_ id: LayerID, at place: Place, to items: inout [DisplayItem]) {
    if isFixedOutOfSight(id, at: place) { return }
    guard let layer = tree.sampleLayer(id, parentTime: place.localTime, at: time),
      !layer.state.isHidden, layer.state.opacity > 0
    else { return }
    var transform = RenderTree.transformToSuperlayer(layer.state)
    if let outer = place.sublayerTransform { transform = transform.concatenating(outer) }
    guard layer.state.isDoubleSided || !transform.turnsAway else { return }
    let isMoved = PlaneTransform(transform).isTranslation
    if isMoved, isOutOfSight(layer, by: transform, at: place) { return }
    let steps = steps(of: layer)
    let walk = Motion(
      isMoving: place.isMoving || steps.moves, movesSublayers: place.isMoving || steps.moves || steps.scrolls)
    if isMoved {
      appendMoved(layer, by: transform, at: place, walk, to: &items)
    } else {
      appendTransformed(layer, by: transform, at: place, walk, to: &items)
    }
  }

  private func appendMoved(
    _ layer: SampledLayer, by transform: CATransform3D, at place: Place, _ motion: Motion,
    to items: inout [DisplayItem]
  ) {
    let bounds = layer.state.bounds
    let frame = pixels(
      CGRect(
        x: transform.m41 + bounds.minX, y: transform.m42 + bounds.minY, width: bounds.width, height: bounds.height)
    ).offsetBy(x: place.origin.x, y: place.origin.y)
    var own: [DisplayItem] = []
    if layer.state.pageCurl.isFlat { appendShadow(of: layer, frame: frame, clip: place.clip, to: &own) }
    appendLook(of: layer, frame: frame, clip: place.clip, motion, to: &own)
    items += faded(own, layer)
  }

  private func appendTransformed(
    _ layer: SampledLayer, by transform: CATransform3D, at place: Place, _ motion: Motion,
    to items: inout [DisplayItem]
  ) {
    let state = layer.state
    let frame = pixels(CGRect(origin: .zero, size: state.bounds.size))
    guard !frame.isEmpty || !state.masksToBounds else { return }
    let placement = PlaneTransform.scale(x: 1 / scale, y: 1 / scale)
      .concatenating(.translation(x: state.bounds.minX, y: state.bounds.minY))
      .concatenating(PlaneTransform(transform))
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: Double(place.origin.x), y: Double(place.origin.y)))
    guard placement.inverse != nil else { return }
    if state.pageCurl.isFlat,
      let raster = raster(of: layer, frameSize: frame.size, includesShadow: true, isMoving: motion.isMoving)
    {
      appendRaster(raster, of: layer.id, placement: placement, clip: place.clip, opacity: state.opacity, to: &items)
      return
    }
    var own: [DisplayItem] = []
    let clip = innerClip(frame: frame, placement: placement, clip: place.clip)
    if state.pageCurl.isFlat {
      appendShadow(of: layer, frame: frame, clip: clip, to: &own)
      appendParts(of: layer, frame: frame, clip: clip, motion, to: &own)
    } else {
      appendCurl(of: layer, frame: frame, clip: clip, to: &own)
    }
    guard !own.isEmpty else { return }
    var group = Group(own)
    group.placement = placement
    let rect = (placement.bounds(of: group.bounds) ?? place.clip).intersection(place.clip)
    guard !rect.isEmpty else { return }
    var item = DisplayItem(layer.id, .turned, .group(group), rect: rect)
    item.opacity = state.opacity
    items.append(item)
  }

  /// The part of a transformed layer's own pixels that can be visible.
  private func innerClip(frame: PixelRect, placement: PlaneTransform, clip: PixelRect) -> PixelRect {
    let margin = max(size.width, size.height)
    let surroundings = frame.inset(by: -margin)
    guard placement.isAffine, let visible = placement.inverse?.bounds(of: clip) else { return surroundings }
    // Filtering looks one pixel further.
    return surroundings.intersection(visible.inset(by: -2))
  }

  /// Gives `own` the layer's opacity, as one picture.
  private func faded(_ own: [DisplayItem], _ layer: SampledLayer) -> [DisplayItem] {
    let opacity = layer.state.opacity
    guard opacity < 1, !own.isEmpty else { return own }
    if own.haveNoOverlap || !layer.state.allowsGroupOpacity {
      return own.map {
        var item = $0
        item.opacity *= opacity
        return item
      }
    }
    let group = Group(own)
    var item = DisplayItem(layer.id, .faded, .group(group), rect: group.bounds)
    item.opacity = opacity
    return [item]
  }

  // MARK: Rasters

  /// Lists a layer's look: its raster where it has one or should have one, else all that it is made of.
  func appendLook(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, _ motion: Motion, to items: inout [DisplayItem]
  ) {
    if !layer.state.pageCurl.isFlat {
      appendCurl(of: layer, frame: frame, clip: clip, to: &items)
    } else if let raster = raster(of: layer, frameSize: frame.size, includesShadow: false, isMoving: motion.isMoving) {
      let placement = PlaneTransform.translation(x: Double(frame.x), y: Double(frame.y))
      appendRaster(raster, of: layer.id, placement: placement, clip: clip, opacity: 1, to: &items)
    } else if let fragments, !motion.movesSublayers, layer.transition == nil, tree.hasSublayers(layer.id),
      !tree.hasAnimationsBelow(layer.id)
    {
      let fingerprint = DisplayFragmentCache.Fingerprint(
        version: tree.subtreeVersion(layer.id), state: layer.state, frame: frame, clip: clip)
      let fragment = fragments.fragment(for: layer.id, fingerprint) {
        var parts: [DisplayItem] = []
        appendParts(of: layer, frame: frame, clip: clip, motion, to: &parts)
        return parts
      }
      append(fragment, of: layer.id, to: &items)
    } else {
      appendParts(of: layer, frame: frame, clip: clip, motion, to: &items)
    }
  }

  /// A few items are as quickly copied.
  private static let minimumFragmentCount = 8

  private func append(_ fragment: DisplayFragment, of id: LayerID, to items: inout [DisplayItem]) {
    if fragment.items.count < Self.minimumFragmentCount {
      items += fragment.items
    } else {
      items.append(DisplayItem(id, .fragment, .fragment(fragment), rect: fragment.bounds))
    }
  }

  func appendRaster(
    _ raster: Raster, of id: LayerID, placement: PlaneTransform, clip: PixelRect, opacity: CGFloat,
    to items: inout [DisplayItem]
  ) {
    let placement = raster.enlargement.concatenating(placement)
    let rect = (placement.bounds(of: raster.bounds) ?? clip).intersection(clip)
    guard !rect.isEmpty else { return }
    var item = DisplayItem(id, .raster, .raster(raster, placement), rect: rect)
    item.opacity = opacity
    items.append(item)
  }

  private func raster(
    of layer: SampledLayer, frameSize: PixelSize, includesShadow: Bool, isMoving: Bool
  ) -> Raster? {
    guard let rasters, isMoving || layer.state.shouldRasterize || rasters.hasRaster(for: layer.id),
      layer.transition == nil, !tree.hasAnimationsBelow(layer.id),
      isWorthFlattening(layer, isTransformed: includesShadow)
    else { return nil }
    let fingerprint = RasterCache.Fingerprint(
      version: tree.subtreeVersion(layer.id), state: layer.state, frameSize: frameSize,
      part: includesShadow ? .withShadow : .look)
    let rasterScale = rasterScale(of: layer.state)
    let rasterSize = rasterScale == scale ? frameSize : PixelSize(layer.state.bounds.size, scale: rasterScale)
    let enlargement = PlaneTransform.enlarging(rasterSize, to: frameSize)
    return rasters.raster(
      for: layer.id, fingerprint: fingerprint, immediately: layer.state.shouldRasterize, enlargement: enlargement
    ) {
      var items: [DisplayItem] = []
      let frame = PixelRect(rasterSize)
      // Parts of a flattened layer need no caches of their own, and do not move in it.
      let inner = DisplayListBuilder(tree: tree, time: time, scale: rasterScale, size: size)
      let surroundings = frame.inset(by: -max(size.width, size.height))
      if includesShadow { inner.appendShadow(of: layer, frame: frame, clip: surroundings, to: &items) }
      inner.appendParts(
        of: layer, frame: frame, clip: surroundings, Motion(isMoving: false, movesSublayers: false), to: &items)
      return items
    }
  }

  /// The number of pixels per point of a layer's raster.
  private func rasterScale(of state: LayerState) -> CGFloat {
    guard state.shouldRasterize, state.rasterizationScale > 0 else { return scale }
    return min(state.rasterizationScale, scale)
  }

  /// A layer of which nothing but the mask is animated.
  func rasterBehindMask(of layer: SampledLayer, frameSize: PixelSize) -> Raster? {
    guard let rasters, tree.hasSublayers(layer.id), tree.hasAnimationsOnlyInMask(of: layer.id) else { return nil }
    let fingerprint = RasterCache.Fingerprint(
      version: tree.subtreeVersion(layer.id), state: layer.state, frameSize: frameSize, part: .behindMask)
    return rasters.raster(for: layer.id, fingerprint: fingerprint) {
      var items: [DisplayItem] = []
      let frame = PixelRect(frameSize)
      let inner = DisplayListBuilder(tree: tree, time: time, scale: scale, size: size)
      let surroundings = frame.inset(by: -max(size.width, size.height))
      inner.appendUnmasked(
        layer, frame: frame, clip: surroundings, Motion(isMoving: false, movesSublayers: false), to: &items)
      return items
    }
  }

  /// A single plain item is as quickly drawn as its raster would be.
  private func isWorthFlattening(_ layer: SampledLayer, isTransformed: Bool) -> Bool {
    let state = layer.state
    return tree.hasSublayers(layer.id) || tree.mask(of: layer.id) != nil || isTransformed || state.shouldRasterize
      || (state.corners.radius > 0 && state.masksToBounds && state.contents != nil)
  }

  // MARK: Pixels

  /// The pixel that a length in points is rounded to.
  func pixel(_ points: CGFloat) -> Int {
    let value = (points * scale + 0.5 + Self.roundingTolerance).rounded(.down)
    return Int(clamping: min(max(value, -Self.maximumCoordinate), Self.maximumCoordinate))
  }

  /// A rectangle with each edge rounded, so that what touches in points touches in pixels.
  func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(minX: pixel(rect.minX), minY: pixel(rect.minY), maxX: pixel(rect.maxX), maxY: pixel(rect.maxY))
  }

  /// So that what should be half a pixel, but for the arithmetic, is rounded alike everywhere.
  private static let roundingTolerance = 1e-4
  /// Far outside any surface.
  private static let maximumCoordinate = 1e6
}

extension [DisplayItem] {
  /// Whether each pixel is touched by at most one item, so that fading them one by one fades them as one.
  fileprivate var haveNoOverlap: Bool {
    // Beyond this the comparison of all with all costs more than it saves.
    guard count <= 8, allSatisfy(\.fadesAlone) else { return false }
    return indices.allSatisfy { first in
      indices[(first + 1)...].allSatisfy { !self[first].rect.intersects(self[$0].rect) }
    }
  }
}

extension CATransform3D {
  /// Whether the plane's front turns away from the viewer.
  fileprivate var turnsAway: Bool {
    guard !isAffine, let inverse else { return false }
    return inverse.m33 < 0
  }
}
