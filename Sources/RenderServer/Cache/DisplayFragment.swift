// SPDX-License-Identifier: MIT
import X11

/// A stretch of a display list that stays the same from frame to frame, shared by reference: so a frame in which little
/// changes costs little, however much there is on screen.
final class DisplayFragment: Equatable {
  let items: [DisplayItem]
  let bounds: PixelRect
  let opaqueRect: PixelRect

  init(_ items: [DisplayItem]) {
    self.items = items
    bounds = items.bounds
    opaqueRect = items.largestOpaqueRect
  }

  /// Two fragments with the same items are told apart; what differs in them is then looked for.
  static func == (a: DisplayFragment, b: DisplayFragment) -> Bool { a === b }
}
