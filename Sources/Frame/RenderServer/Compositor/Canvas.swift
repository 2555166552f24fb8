// SPDX-License-Identifier: MIT
import X11

/// A picture that items are drawn into.
struct Canvas {
  let picture: Picture
  /// The offset that converts an item's pixels to the picture's.
  var offset = PixelPoint(x: 0, y: 0)
  /// The items' pixels that the picture has.
  var bounds: PixelRect
  /// The items' pixels that are drawn, or nil for all. Others are clipped.
  private(set) var damage: PixelRegion?
  /// The content behind the picture where that is transparent, or nil if nothing shows it.
  private(set) var behind: Behind?

  /// The canvas onto which the picture of a group will be drawn.
  final class Behind {
    let canvas: Canvas
    /// Maps the pixels of the group's items to those of the canvas.
    let placement: PlaneTransform

    init(_ canvas: Canvas, _ placement: PlaneTransform) { (self.canvas, self.placement) = (canvas, placement) }
  }

  init(picture: Picture, size: PixelSize, damage: PixelRegion) {
    self.picture = picture
    self.damage = damage.rects.count > 1 ? damage : nil
    bounds = PixelRect(size)
  }

  /// Creates a canvas whose picture begins at the top left of `bounds`.
  init(picture: Picture, bounds: PixelRect, behind: Behind? = nil) {
    self.picture = picture
    self.bounds = bounds
    self.behind = behind
    offset = PixelPoint(x: -bounds.x, y: -bounds.y)
  }

  /// Returns the canvas for items whose pixels are offset from this one's.
  func moved(by offset: PixelPoint) -> Canvas {
    var moved = self
    moved.offset = PixelPoint(x: self.offset.x + offset.x, y: self.offset.y + offset.y)
    moved.bounds = bounds.offsetBy(x: -offset.x, y: -offset.y)
    moved.damage = damage?.offsetBy(x: -offset.x, y: -offset.y)
    moved.behind = behind.map {
      Behind($0.canvas, .translation(x: Double(offset.x), y: Double(offset.y)).concatenating($0.placement))
    }
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
