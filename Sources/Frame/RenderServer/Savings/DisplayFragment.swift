// SPDX-License-Identifier: MIT
import X11

/// A part of a display list that does not change from frame to frame. It is shared by reference, so that a frame in
/// which little changes costs little, however much is on the screen.
final class DisplayFragment: Equatable {
  let items: [DisplayItem]
  let bounds: PixelRect
  let opaqueRect: PixelRect
  /// The fragments among the items, also those in groups.
  let nested: [DisplayFragment]
  /// The number of items. Items in runs of sublayers are counted one by one.
  let itemCount: Int
  /// The areas in which the items show what is drawn below them.
  let backdrops: [BackdropArea]
  /// The items in the opaque rectangle as one picture, or nil while they are drawn one by one. `FragmentRasters` sets it.
  var raster: Raster?

  init(_ items: [DisplayItem]) {
    self.items = items
    bounds = items.bounds
    opaqueRect = items.largestOpaqueRect
    nested = items.fragments
    itemCount = items.reduce(0) { count, item in
      if item.key.role == .run, case .fragment(let run) = item.drawing { count + run.itemCount } else { count + 1 }
    }
    backdrops = items.backdrops
  }

  /// Fragments are compared by identity. The items of two fragments that differ are compared one by one.
  static func == (a: DisplayFragment, b: DisplayFragment) -> Bool { a === b }
}

extension [DisplayItem] {
  /// The fragments that the items consist of, but not those within them.
  var fragments: [DisplayFragment] {
    flatMap { item -> [DisplayFragment] in
      switch item.drawing {
      case .fragment(let fragment): [fragment]
      case .group(let group): group.items.fragments
      default: []
      }
    }
  }
}
