// SPDX-License-Identifier: MIT
import X11

/// A picture that items are drawn into.
struct Canvas {
  let picture: Picture
  /// Added to an item's pixels to get the picture's.
  var offset = PixelPoint(x: 0, y: 0)

  func place(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: offset.x, y: offset.y) }
}

/// How an item's own pixels meet those below it.
struct Blending {
  var opacity: Double = 1
  var isAdditive = false

  init(_ item: DisplayItem) {
    opacity = Double(item.opacity)
    isAdditive = item.isAdditive
  }

  var isPlain: Bool { opacity >= 1 && !isAdditive }

  func operation(isOpaque: Bool) -> PictureOperator {
    if isAdditive { return .add }
    return isOpaque && opacity >= 1 ? .source : .over
  }
}
