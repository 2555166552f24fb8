// SPDX-License-Identifier: MIT
import X11

/// A part of a display list that does not change from frame to frame. It is shared by reference, so that a frame in
/// which little changes costs little, however much is on the screen.
final class DisplayFragment: Equatable {
  let items: [DisplayItem]
  let bounds: PixelRect
  let opaqueRect: PixelRect

  init(_ items: [DisplayItem]) {
    self.items = items
    bounds = items.bounds
    opaqueRect = items.largestOpaqueRect
  }

  /// Fragments are compared by identity. The items of two fragments that differ are compared one by one.
  static func == (a: DisplayFragment, b: DisplayFragment) -> Bool { a === b }
}
