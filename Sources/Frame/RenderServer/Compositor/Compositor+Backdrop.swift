// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

// Draws what is behind an item, blurred.
extension Compositor {
  /// Blurs what has been drawn so far.
  ///
  /// - Parameters:
  ///   - tint: A colour above the blur. It is drawn into the picture that is enlarged last, which has few pixels.
  ///   - area: All pixels that are blurred. The picture is the same whichever of them are drawn.
  ///   - rect: The pixels to draw.
  func draw(
    _ blur: BackdropBlur, _ tint: CGColor?, of area: PixelRect, in rect: PixelRect, _ blending: Blending,
    on canvas: Canvas
  ) {
    let source = source(of: blur, area, on: canvas)
    guard source.width <= Pixmap.maximumExtent, source.height <= Pixmap.maximumExtent else { return }
    let size = source.size.halved(blur.finalHalvings)
    scratch.with(size, exactly: true) { picture in
      copy(canvas, source, halvings: blur.finalHalvings, to: picture)
      self.blur(picture, size, halvings: blur.halvings - blur.finalHalvings, blur)
      if let tint { picture.fill(.over, PictureColor(tint, opacity: 1), PixelRect(size)) }
      enlarge(picture, blur, of: source) { picture, divisor in
        sample(
          picture, a: 1 / divisor, x: Double(rect.x - source.x) / divisor, y: Double(rect.y - source.y) / divisor,
          filter: blur.repeatsPixels ? .nearest : .bilinear, blending.operation(isOpaque: true), mask: mask(blending),
          into: canvas.convert(rect), of: canvas.picture)
      }
    }
  }

  /// Returns the pixels that are read to blur a rectangle. Beyond a canvas with nothing behind it there are none: the pixels
  /// at its edge are repeated.
  private func source(of blur: BackdropBlur, _ area: PixelRect, on canvas: Canvas) -> PixelRect {
    let source = blur.source(of: area)
    return canvas.behind == nil ? source.intersection(blur.aligned(canvas.bounds)) : source
  }

  /// Calls `body` with a blurred picture, or if its pixels are repeated with that enlarged to half the size, and with the
  /// number of pixels in the canvas for one of the picture.
  private func enlarge(
    _ picture: Picture, _ blur: BackdropBlur, of source: PixelRect, _ body: (Picture, Double) -> Void
  ) {
    let divisor = Double(1 << blur.finalHalvings)
    guard blur.repeatsPixels, blur.finalHalvings > 1 else { return body(picture, divisor) }
    let half = source.size.halved(1)
    scratch.with(half, exactly: true) { copy in
      sample(picture, a: 2 / divisor, x: 0, y: 0, .source, into: PixelRect(half), of: copy)
      body(copy, 2)
    }
  }

  /// Copies a part of a canvas that is halved several times.
  private func copy(_ canvas: Canvas, _ source: PixelRect, halvings: Int, to copy: Picture) {
    let size = source.size.halved(halvings)
    if halvings > 1 {
      let larger = source.size.halved(halvings - 1)
      return scratch.with(larger, exactly: true) { picture in
        self.copy(canvas, source, halvings: halvings - 1, to: picture)
        sample(picture, a: 2, x: 0, y: 0, .source, into: PixelRect(size), of: copy)
      }
    }
    // Between the pixels of the canvas, linear interpolation is the mean of four: the first halving.
    let scale = Double(1 << halvings)
    let map = PlaneTransform.scale(x: scale, y: scale)
      .concatenating(.translation(x: Double(source.x), y: Double(source.y)))
    self.copy(canvas, by: map, size, to: copy)
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
    picture.setUnscaled()
  }

  /// Blurs a picture in place, at a half of its size if anything is left to halve.
  private func blur(_ picture: Picture, _ size: PixelSize, halvings: Int, _ blur: BackdropBlur) {
    guard halvings > 0 else { return mean(picture, size, blur) }
    let half = size.halved(1)
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

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - a: The number of pixels of the picture for one that is drawn.
  ///   - x: The picture's coordinates at the top left of the target.
  private func sample(
    _ picture: Picture, a: Double, x: Double, y: Double, filter: Picture.Filter = .bilinear,
    _ operation: PictureOperator, mask: Picture? = nil, into rect: PixelRect, of target: Picture
  ) {
    picture.setTransform(PictureTransform(a: a, d: a, tx: x, ty: y))
    picture.setFilter(filter)
    picture.setRepeat(.pad)
    target.composite(operation, source: picture, mask: mask, into: rect)
  }
}

extension PixelSize {
  /// The size after a number of halvings, rounded up.
  fileprivate func halved(_ count: Int) -> PixelSize {
    let side = 1 << count
    return PixelSize(width: (width + side - 1) / side, height: (height + side - 1) / side)
  }
}
