// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

// Draws what is behind an item, blurred.
extension Compositor {
  /// Blurs what has been drawn so far.
  ///
  /// - Parameters:
  ///   - tint: A colour above the blur. It is drawn into the halved picture, which has a quarter of the pixels.
  ///   - area: All pixels that are blurred. The picture is the same whichever of them are drawn.
  ///   - rect: The pixels to draw.
  func draw(
    _ blur: BackdropBlur, _ tint: CGColor?, of area: PixelRect, in rect: PixelRect, _ blending: Blending,
    on canvas: Canvas
  ) {
    let source = blur.source(of: area)
    guard source.width <= Pixmap.maximumExtent, source.height <= Pixmap.maximumExtent else { return }
    let divisor = blur.halvings == 0 ? 1.0 : 2.0
    let size = blur.halvings == 0 ? source.size : source.size.halved
    scratch.with(size, exactly: true) { picture in
      let map = PlaneTransform.scale(x: divisor, y: divisor)
        .concatenating(.translation(x: Double(source.x), y: Double(source.y)))
      // Between the pixels of the canvas, linear interpolation is the mean of four: the first halving.
      copy(canvas, by: map, size, to: picture)
      self.blur(picture, size, halvings: max(blur.halvings - 1, 0), blur)
      if let tint { picture.fill(.over, PictureColor(tint, opacity: 1), PixelRect(size)) }
      sample(
        picture, a: 1 / divisor, x: Double(rect.x - source.x) / divisor, y: Double(rect.y - source.y) / divisor,
        blending.operation(isOpaque: true), mask: mask(blending), into: canvas.convert(rect), of: canvas.picture)
    }
  }

  /// Copies what a viewer sees of a canvas, with what is behind it, in one size or half of it.
  ///
  /// - Parameter map: Maps the copy's pixels to the canvas's.
  private func copy(_ canvas: Canvas, by map: PlaneTransform, _ size: PixelSize, to copy: Picture) {
    var target = PixelRect(size)
    if let behind = canvas.behind {
      self.copy(behind.canvas, by: map.concatenating(behind.placement), size, to: copy)
      // Outside its bounds the picture is undefined.
      if let inverse = map.inverse, let part = inverse.bounds(of: canvas.bounds) { target = target.intersection(part) }
    }
    let pixel = map.concatenating(.translation(x: Double(canvas.offset.x), y: Double(canvas.offset.y)))
    let picture = canvas.picture
    picture.setTransform(
      PictureTransform(
        a: pixel.a, b: pixel.b, c: pixel.c, d: pixel.d,
        tx: pixel.a * Double(target.x) + pixel.c * Double(target.y) + pixel.tx,
        ty: pixel.b * Double(target.x) + pixel.d * Double(target.y) + pixel.ty))
    picture.setFilter(.bilinear)
    picture.setRepeat(canvas.behind == nil ? .pad : .none)
    copy.composite(canvas.behind == nil ? .source : .over, source: picture, into: target)
    // No other drawing on the canvas reads it.
    picture.setTransform(.identity)
    picture.setFilter(.nearest)
    picture.setRepeat(.none)
  }

  /// Blurs a picture in place, at a half of its size if anything is left to halve.
  private func blur(_ picture: Picture, _ size: PixelSize, halvings: Int, _ blur: BackdropBlur) {
    guard halvings > 0 else { return mean(picture, size, blur) }
    let half = size.halved
    scratch.with(half, exactly: true) { copy in
      sample(picture, a: 2, x: 0, y: 0, .source, into: PixelRect(half), of: copy)
      self.blur(copy, half, halvings: halvings - 1, blur)
      sample(copy, a: 0.5, x: 0, y: 0, .source, into: PixelRect(size), of: picture)
    }
  }

  /// Replaces each pixel by a mean of its neighbours, back and forth.
  private func mean(_ picture: Picture, _ size: PixelSize, _ blur: BackdropBlur) {
    guard blur.pairs > 0 else { return }
    let all = PixelRect(size)
    scratch.with(size, exactly: true) { copy in
      for _ in 0..<blur.pairs {
        sample(picture, a: 1, x: blur.shift, y: blur.shift, .source, into: all, of: copy)
        sample(copy, a: 1, x: -blur.shift, y: -blur.shift, .source, into: all, of: picture)
      }
    }
  }

  /// Draws a picture with linear interpolation.
  ///
  /// - Parameters:
  ///   - a: The number of pixels of the picture for one that is drawn.
  ///   - x: The picture's coordinates at the top left of the target.
  private func sample(
    _ picture: Picture, a: Double, x: Double, y: Double, _ operation: PictureOperator, mask: Picture? = nil,
    into rect: PixelRect, of target: Picture
  ) {
    picture.setTransform(PictureTransform(a: a, d: a, tx: x, ty: y))
    picture.setFilter(.bilinear)
    picture.setRepeat(.pad)
    target.composite(operation, source: picture, mask: mask, into: rect)
  }
}

extension PixelSize {
  /// Half the size, rounded up.
  fileprivate var halved: PixelSize { PixelSize(width: (width + 1) / 2, height: (height + 1) / 2) }
}
