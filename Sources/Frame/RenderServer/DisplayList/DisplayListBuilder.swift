// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// Walks a layer tree at one time and lists the items to draw.
///
/// Layers that are only translated are listed in the pixels of the picture into which they are drawn. The distance of a
/// layer's origin from its superlayer's is rounded to whole pixels, so that a subtree looks the same at any position.
/// Layers with other transforms are drawn untransformed into a group, which is then transformed.
struct DisplayListBuilder {
  let tree: RenderTree
  let time: Double
  /// The number of pixels per point.
  let scale: CGFloat
  let size: PixelSize
  /// The results of earlier walks. If it is nil, all layers are walked, and each is drawn by itself.
  var caches: WalkCaches?

  /// The context of a layer in the walk: the values that it takes from its superlayer.
  struct SuperlayerContext {
    /// The pixel of the origin of the superlayer's coordinates.
    var origin: PixelPoint
    /// The clip, in pixels of the picture into which the layer is drawn.
    var clip: PixelRect
    /// The transform of the superlayer's sublayers, in addition to their own transforms. nil if there is none.
    var sublayerTransform: CATransform3D?
    var localTime: Double
    /// Whether a superlayer moves.
    var isMoving: Bool
  }

  /// The number of items of an ordinary frame, for which memory is reserved at once.
  private static let usualItemCount = 32

  func build() -> DisplayList {
    var list = DisplayList(size: size)
    guard let root = tree.root else { return list }
    list.items.reserveCapacity(Self.usualItemCount)
    let context = SuperlayerContext(
      origin: PixelPoint(x: 0, y: 0), clip: PixelRect(size), sublayerTransform: nil, localTime: time, isMoving: false)
    append(root, in: context, to: &list.items)
    list.items.fadeOverColors()
    return list
  }

  /// Whether a layer moves on the screen from frame to frame, and whether its sublayers do.
  struct Motion {
    var isMoving: Bool
    var movesSublayers: Bool
  }

  /// Returns whether the layer and its sublayers move. Layers without sublayers and transforms are not recorded,
  /// because they are drawn as quickly as their rasters.
  func recordMotion(of layer: SampledLayer) -> (moves: Bool, scrolls: Bool) {
    guard let motion = caches?.motion,
      layer.links.hasSublayers || layer.isTransformed || layer.corners.radius > 0
        || layer.links.mask != nil
    else { return (false, false) }
    return motion.note(layer)
  }

  // MARK: One layer

  func append(_ id: LayerID, in context: SuperlayerContext, to items: inout [DisplayItem]) {
    let sampled = tree.sampleLayer(id, parentTime: context.localTime, at: time) {
      isOutsideClip(fixedFrame: $0, in: context)
    }
    guard let layer = sampled, !layer.isHidden, layer.opacity > 0 else { return }
    var transform = layer.transformToSuperlayer
    if let outer = context.sublayerTransform { transform = transform.concatenating(outer) }
    guard layer.isPlane else { return appendSpace(layer, by: transform, in: context, to: &items) }
    guard layer.isDoubleSided || !transform.showsItsBack else { return }
    let isMoved = PlaneTransform(transform).isTranslation
    if isMoved, isOutsideClip(layer, by: transform, in: context) { return }
    let recorded = recordMotion(of: layer)
    let motion = Motion(
      isMoving: context.isMoving || recorded.moves,
      movesSublayers: context.isMoving || recorded.moves || recorded.scrolls)
    if isMoved {
      appendMoved(layer, by: transform, in: context, motion, to: &items)
    } else {
      appendTransformed(layer, by: transform, in: context, motion, to: &items)
    }
  }

  private func appendMoved(
    _ layer: SampledLayer, by transform: CATransform3D, in context: SuperlayerContext, _ motion: Motion,
    to items: inout [DisplayItem]
  ) {
    let bounds = layer.bounds
    let frame = pixels(
      CGRect(
        x: transform.m41 + bounds.minX, y: transform.m42 + bounds.minY, width: bounds.width, height: bounds.height)
    ).offsetBy(x: context.origin.x, y: context.origin.y)
    let first = items.count
    if layer.pageCurl.isFlat { appendShadow(of: layer, frame: frame, clip: context.clip, to: &items) }
    appendAppearance(of: layer, frame: frame, clip: context.clip, motion, to: &items)
    fade(&items, from: first, by: layer.opacity, as: layer)
  }

  private func appendTransformed(
    _ layer: SampledLayer, by transform: CATransform3D, in context: SuperlayerContext, _ motion: Motion,
    to items: inout [DisplayItem]
  ) {
    let bounds = layer.bounds
    let frame = pixels(CGRect(origin: .zero, size: bounds.size))
    guard !frame.isEmpty || !layer.masksToBounds else { return }
    let placement = PlaneTransform.scale(x: 1 / scale, y: 1 / scale)
      .concatenating(.translation(x: bounds.minX, y: bounds.minY))
      .concatenating(PlaneTransform(transform))
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: Double(context.origin.x), y: Double(context.origin.y)))
    guard placement.inverse != nil else { return }
    let isFlat = layer.pageCurl.isFlat
    if isFlat,
      let raster = raster(of: layer, frameSize: frame.size, includesShadow: true, isMoving: motion.isMoving)
    {
      let opacity = layer.opacity
      appendRaster(raster, of: layer.id, placement: placement, clip: context.clip, opacity: opacity, to: &items)
      return
    }
    var own: [DisplayItem] = []
    let clip = innerClip(frame: frame, placement: placement, clip: context.clip)
    if isFlat {
      appendShadow(of: layer, frame: frame, clip: clip, to: &own)
      appendParts(of: layer, frame: frame, clip: clip, motion, to: &own)
    } else {
      appendCurl(of: layer, frame: frame, clip: clip, to: &own)
    }
    guard !own.isEmpty else { return }
    var group = Group(own)
    group.placement = placement
    let rect = (placement.bounds(of: group.bounds) ?? context.clip).intersection(context.clip)
    guard !rect.isEmpty else { return }
    var item = DisplayItem(layer.id, .turned, .group(group), rect: rect)
    item.fade(by: layer.opacity)
    if item.opacity > 0 { items.append(item) }
  }

  /// Returns the part of a transformed layer's own pixels that can be visible.
  func innerClip(frame: PixelRect, placement: PlaneTransform, clip: PixelRect) -> PixelRect {
    let margin = max(size.width, size.height)
    let surroundings = frame.inset(by: -margin)
    guard placement.isAffine, let visible = placement.inverse?.bounds(of: clip) else { return surroundings }
    // Filtering reads one pixel beyond the visible ones.
    return surroundings.intersection(visible.inset(by: -2))
  }

  /// Applies an opacity to the items from `first` on, as to one picture of the layer.
  func fade(_ items: inout [DisplayItem], from first: Int, by opacity: CGFloat, as layer: SampledLayer) {
    guard opacity < 1, items.count > first else { return }
    if items[first...].haveNoOverlap || !layer.allowsGroupOpacity {
      for index in first..<items.count { items[index].fade(by: opacity) }
    } else {
      let group = Group(items.removeTail(from: first))
      var item = DisplayItem(layer.id, .faded, .group(group), rect: group.bounds)
      item.fade(by: opacity)
      items.append(item)
    }
    if items[first...].contains(where: { $0.opacity == 0 }) {
      items = Array(items[..<first]) + items[first...].filter { $0.opacity > 0 }
    }
  }

  // MARK: Rasters

  /// Lists the content of a layer: its raster if it has one or is worth flattening, otherwise its parts.
  func appendAppearance(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, _ motion: Motion, to items: inout [DisplayItem]
  ) {
    if !layer.pageCurl.isFlat {
      appendCurl(of: layer, frame: frame, clip: clip, to: &items)
    } else if let raster = raster(of: layer, frameSize: frame.size, includesShadow: false, isMoving: motion.isMoving) {
      let placement = PlaneTransform.translation(x: Double(frame.x), y: Double(frame.y))
      appendRaster(raster, of: layer.id, placement: placement, clip: clip, opacity: 1, to: &items)
    } else if let fragments = caches?.fragments, !motion.movesSublayers, layer.transition == nil,
      layer.links.hasSublayers,
      !layer.links.hasAnimationsBelow
    {
      let fragment = fragments.fragment(for: .init(layer: layer, frame: frame, clip: clip)) {
        var parts: [DisplayItem] = []
        appendParts(of: layer, frame: frame, clip: clip, motion, to: &parts)
        return parts
      }
      append(fragment, of: layer.id, .fragment, to: &items)
    } else {
      appendParts(of: layer, frame: frame, clip: clip, motion, to: &items)
    }
  }

  /// The number of items below which a fragment is not worth its overhead.
  private static let minimumFragmentCount = 8

  func append(
    _ fragment: DisplayFragment, of id: LayerID, _ role: DisplayItem.Role, to items: inout [DisplayItem]
  ) {
    if fragment.itemCount < Self.minimumFragmentCount {
      items += fragment.items
    } else {
      items.append(DisplayItem(id, role, .fragment(fragment), rect: fragment.bounds))
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
    item.fade(by: opacity)
    if item.opacity > 0 { items.append(item) }
  }

  private func raster(
    of layer: SampledLayer, frameSize: PixelSize, includesShadow: Bool, isMoving: Bool
  ) -> Raster? {
    guard let rasters = caches?.rasters, layer.transition == nil, !layer.links.hasAnimationsBelow,
      !layer.showsWhatIsBehind,
      isWorthFlattening(layer, isTransformed: includesShadow),
      isMoving || layer.rasterization.isRequested || rasters.hasRaster(for: layer.id)
    else { return nil }
    let fingerprint = RasterCache.Fingerprint(
      layer: layer, frameSize: frameSize, part: includesShadow ? .withShadow : .appearance)
    let rasterScale = rasterScale(of: layer)
    let rasterSize = rasterScale == scale ? frameSize : PixelSize(layer.bounds.size, scale: rasterScale)
    let enlargement = PlaneTransform.enlarging(rasterSize, to: frameSize)
    return rasters.raster(
      for: fingerprint, in: tree, immediately: layer.rasterization.isRequested, enlargement: enlargement
    ) {
      var items: [DisplayItem] = []
      let frame = PixelRect(rasterSize)
      // The parts of a flattened layer need no caches of their own, and do not move relative to it.
      let inner = DisplayListBuilder(tree: tree, time: time, scale: rasterScale, size: size)
      let surroundings = frame.inset(by: -max(size.width, size.height))
      if includesShadow { inner.appendShadow(of: layer, frame: frame, clip: surroundings, to: &items) }
      inner.appendParts(
        of: layer, frame: frame, clip: surroundings, Motion(isMoving: false, movesSublayers: false), to: &items)
      return items
    }
  }

  /// The number of pixels per point of a layer's raster.
  private func rasterScale(of layer: SampledLayer) -> CGFloat {
    guard layer.rasterization.isRequested, layer.rasterization.scale > 0 else { return scale }
    return min(layer.rasterization.scale, scale)
  }

  /// Returns the raster of a layer in which only the mask is animated.
  func rasterBehindMask(of layer: SampledLayer, frameSize: PixelSize) -> Raster? {
    guard let rasters = caches?.rasters, layer.links.hasSublayers, layer.links.mask != nil,
      layer.links.hasAnimationsBelow,
      !layer.showsWhatIsBehind,
      tree.hasAnimationsOnlyInMask(of: layer.id)
    else { return nil }
    let fingerprint = RasterCache.Fingerprint(layer: layer, frameSize: frameSize, part: .behindMask)
    return rasters.raster(for: fingerprint, in: tree) {
      var items: [DisplayItem] = []
      let frame = PixelRect(frameSize)
      let inner = DisplayListBuilder(tree: tree, time: time, scale: scale, size: size)
      let surroundings = frame.inset(by: -max(size.width, size.height))
      inner.appendUnmasked(
        layer, frame: frame, clip: surroundings, Motion(isMoving: false, movesSublayers: false), to: &items)
      return items
    }
  }

  /// Whether flattening pays off. A single plain item is drawn as quickly as its raster would be.
  private func isWorthFlattening(_ layer: SampledLayer, isTransformed: Bool) -> Bool {
    layer.links.hasSublayers || layer.links.mask != nil || isTransformed
      || layer.rasterization.isRequested
      || (layer.corners.radius > 0 && layer.masksToBounds && layer.hasContents)
  }

  // MARK: Pixels

  /// Returns a length in points as a rounded number of pixels.
  func pixel(_ points: CGFloat) -> Int {
    let value = points * scale + 0.5 + Self.roundingTolerance
    guard abs(value) < Self.maximumCoordinate else {
      return Int(clamping: min(max(value, -Self.maximumCoordinate), Self.maximumCoordinate))
    }
    // Not with `rounded(.down)`, which is a call: each frame rounds two hundred lengths.
    let truncated = Int(value)
    return CGFloat(truncated) > value ? truncated - 1 : truncated
  }

  /// Returns a rectangle with each edge rounded, so that rectangles that touch in points touch in pixels.
  func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(minX: pixel(rect.minX), minY: pixel(rect.minY), maxX: pixel(rect.maxX), maxY: pixel(rect.maxY))
  }

  /// Added before rounding, so that half a pixel with a rounding error is always rounded in the same direction.
  private static let roundingTolerance = 1e-4
  /// The largest coordinate in pixels. It is larger than any offset in an endless list, which is subtracted later, and
  /// small enough for the area of a rectangle to be a finite number.
  private static let maximumCoordinate = 1e8
}

extension [DisplayItem] {
  /// Removes the items from `first` on, and returns them.
  mutating func removeTail(from first: Int) -> [DisplayItem] {
    let tail = Array(self[first...])
    removeSubrange(first...)
    return tail
  }
}

extension SampledLayer {
  /// Whether the layer must be drawn directly onto the content behind it, because something in it blurs that content.
  /// This is not necessary if the layer's own background hides the content.
  fileprivate var showsWhatIsBehind: Bool {
    guard links.hasBackdrop else { return false }
    let isBackground = (backgroundColor?.alpha ?? 0) >= 1 && masksToBounds && corners.radius == 0
    return !isBackground || backdropBlur > 0
  }
}

extension ArraySlice<DisplayItem> {
  /// Whether each pixel is covered by at most one item, so that fading the items one by one fades them as a group.
  fileprivate var haveNoOverlap: Bool {
    // With more items, comparing each pair costs more than it saves.
    guard count <= 8, allSatisfy(\.fadesAlone) else { return false }
    return indices.allSatisfy { first in
      indices[(first + 1)...].allSatisfy { !self[first].rect.intersects(self[$0].rect) }
    }
  }
}

extension CATransform3D {
  /// Whether the viewer sees the back of the transformed plane.
  fileprivate var showsItsBack: Bool {
    guard !isAffine, let inverse else { return false }
    return inverse.m33 < 0
  }
}
