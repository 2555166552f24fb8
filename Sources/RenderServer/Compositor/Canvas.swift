// SPDX-License-Identifier: MIT
import X11

/// A picture that items are drawn into.
struct Canvas {
  let picture: Picture
  /// The offset that converts an item's pixels to the picture's.
  var offset = PixelPoint(x: 0, y: 0)
  /// The items' pixels that the picture has.
  var bounds: PixelRect

  init(picture: Picture, size: PixelSize) {
    self.picture = picture
    bounds = PixelRect(size)
  }

  /// Creates a canvas whose picture begins at the top left of `bounds`.
  init(picture: Picture, bounds: PixelRect) {
    self.picture = picture
    self.bounds = bounds
    offset = PixelPoint(x: -bounds.x, y: -bounds.y)
  }

  /// Returns the canvas for items whose pixels are offset from this one's.
  func moved(by offset: PixelPoint) -> Canvas {
    var moved = self
    moved.offset = PixelPoint(x: self.offset.x + offset.x, y: self.offset.y + offset.y)
    moved.bounds = bounds.offsetBy(x: -offset.x, y: -offset.y)
    return moved
  }

  func convert(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: offset.x, y: offset.y) }
}

/// How an item's pixels are combined with those below it.
struct Blending {
  var opacity: Double = 1
  var isAdditive = false

  static let plain = Blending()

  private init() {}

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
