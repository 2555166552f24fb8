// SPDX-License-Identifier: MIT
import X11

/// A place where what is below is shown blurred.
struct BackdropArea: Equatable {
  /// The pixels that are blurred.
  var rect: PixelRect
  /// The pixels that are read for it.
  var source: PixelRect

  func offsetBy(x: Int, y: Int) -> BackdropArea {
    BackdropArea(rect: rect.offsetBy(x: x, y: y), source: source.offsetBy(x: x, y: y))
  }
}

extension [DisplayItem] {
  /// The areas in which the items show what is drawn below them. Rasters, and groups that are transformed, have pictures
  /// of their own and show nothing from outside.
  var backdrops: [BackdropArea] { flatMap(\.backdrops) }
}

extension DisplayItem {
  var backdrops: [BackdropArea] {
    switch drawing {
    case .backdrop(let blur): [BackdropArea(rect: rect, source: blur.source(of: rect))]
    case .fragment(let fragment): fragment.backdrops
    case .group(let group):
      group.readsBackdrop
        ? group.placement.pixelOffset.map { offset in
          group.items.backdrops.map { $0.offsetBy(x: offset.x, y: offset.y) }
        } ?? [] : []
    case .fill, .roundedFill, .border, .shadow, .texture, .raster, .curl: []
    }
  }
}

extension PixelRegion {
  /// Adds the blurred pixels that change because of the region's.
  mutating func addDependents(of backdrops: [BackdropArea]) {
    close(over: backdrops, if: \.source, then: \.rect)
  }

  /// Adds the pixels that must be drawn again so that the blurred ones among the region's can be.
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
