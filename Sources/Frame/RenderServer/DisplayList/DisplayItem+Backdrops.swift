// SPDX-License-Identifier: MIT
import X11

/// An area in which the content below is shown blurred.
struct BackdropArea: Equatable {
  /// The pixels that are blurred.
  var rect: PixelRect
  /// The pixels that are read to blur them.
  var source: PixelRect

  /// Returns the area in the pixels to which a transform maps, or nil if it has no bounds there.
  func transformed(by placement: PlaneTransform) -> BackdropArea? {
    guard let rect = placement.bounds(of: rect), let source = placement.bounds(of: source) else { return nil }
    return BackdropArea(rect: rect, source: source)
  }
}

extension [DisplayItem] {
  /// The areas in which the items show what is drawn below them. Rasters, curls, and
  /// groups in perspective have pictures of their own and show nothing from outside.
  var backdrops: [BackdropArea] {
    // By index, because iterating copies each item.
    indices.reduce(into: []) { if self[$1].hasBackdrops { $0 += self[$1].backdrops } }
  }

  /// Whether there are any ``backdrops``. Makes no list of them.
  var haveBackdrops: Bool { indices.contains { self[$0].hasBackdrops } }
}

extension DisplayItem {
  /// Whether the item shows in any area what is drawn below it.
  var hasBackdrops: Bool {
    switch drawing {
    case .backdrop: true
    case .fragment(let fragment): !fragment.backdrops.isEmpty
    case .group(let group): group.readsBackdrop && group.placement.isAffine
    case .fill, .roundedFill, .border, .shadow, .texture, .raster, .curl: false
    }
  }

  /// The areas in which an item that has backdrops shows what is drawn below it.
  fileprivate var backdrops: [BackdropArea] {
    switch drawing {
    case .backdrop(let blur, _): [BackdropArea(rect: rect, source: blur.source(of: rect))]
    case .fragment(let fragment): fragment.backdrops
    case .group(let group): group.items.backdrops.compactMap { $0.transformed(by: group.placement) }
    case .fill, .roundedFill, .border, .shadow, .texture, .raster, .curl: []
    }
  }
}

extension PixelRegion {
  /// Adds the blurred pixels that change together with the pixels of the region.
  mutating func addDependents(of backdrops: [BackdropArea]) {
    close(over: backdrops, if: \.source, then: \.rect)
  }

  /// Adds the pixels that must be drawn again before the blurred pixels of the region can be drawn.
  mutating func addSources(of backdrops: [BackdropArea]) { close(over: backdrops, if: \.rect, then: \.source) }

  private mutating func close(
    over backdrops: [BackdropArea], if trigger: KeyPath<BackdropArea, PixelRect>,
    then added: KeyPath<BackdropArea, PixelRect>
  ) {
    var rest = backdrops
    while let index = rest.firstIndex(where: { area in rects.contains { $0.intersects(area[keyPath: trigger]) } }) {
      formUnion(rest.remove(at: index)[keyPath: added])
    }
  }
}
