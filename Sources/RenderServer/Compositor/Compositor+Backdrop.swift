// SPDX-License-Identifier: MIT
import X11

// Draws what is behind an item, blurred.
extension Compositor {
  /// Blurs what has been drawn so far.
  ///
  /// - Parameters:
  ///   - area: All pixels that are blurred. The picture is the same whichever of them are drawn.
  ///   - rect: The pixels to draw.
  func draw(_ blur: BackdropBlur, of area: PixelRect, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    let source = blur.source(of: area).intersection(canvas.bounds)
    guard !source.isEmpty else { return }
    let origin = canvas.convert(source)
    if blur.halvings == 0 {
      scratch.with(source.size, exactly: true) { copy in
        sample(
          canvas.picture, a: 1, x: Double(origin.x), y: Double(origin.y), .source, into: PixelRect(source.size),
          of: copy)
        mean(copy, source.size, blur)
        drawBlurred(copy, divisor: 1, from: source, in: rect, blending, on: canvas)
      }
    } else {
      let half = source.size.halved
      scratch.with(half, exactly: true) { copy in
        sample(canvas.picture, a: 2, x: Double(origin.x), y: Double(origin.y), .source, into: PixelRect(half), of: copy)
        self.blur(copy, half, halvings: blur.halvings - 1, blur)
        drawBlurred(copy, divisor: 2, from: source, in: rect, blending, on: canvas)
      }
    }
    // The picture is not read with a transform anywhere else.
    canvas.picture.setTransform(.identity)
    canvas.picture.setFilter(.nearest)
    canvas.picture.setRepeat(.none)
  }

  /// Draws a group that shows what is below it: onto a copy of that, of which the group's shape is then drawn.
  ///
  /// - Parameters:
  ///   - rect: The pixels to draw, in the group's own pixels.
  ///   - canvas: The canvas for the group's own pixels.
  func drawOverBackdrop(_ group: Group, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    let sources = group.items.backdrops.reduce(group.bounds) { $0.union($1.source) }
    let area = sources.intersection(canvas.bounds)
    let visible = rect.intersection(group.bounds)
    guard !area.isEmpty, !visible.isEmpty else { return }
    scratch.with(area.size, exactly: true) { picture in
      let inner = Canvas(picture: picture, bounds: area)
      let origin = canvas.convert(area)
      picture.composite(
        .source, source: canvas.picture, sourceX: origin.x, sourceY: origin.y, into: PixelRect(area.size))
      draw(group.items, on: inner, area: area, base: nil)
      finish(group, in: area, on: inner)
      picture.setTransform(.identity)
      picture.setFilter(.nearest)
      picture.setRepeat(.none)
      let from = inner.convert(visible)
      canvas.picture.composite(
        .over, source: picture, sourceX: from.x, sourceY: from.y, mask: mask(blending), into: canvas.convert(visible))
    }
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

  private func drawBlurred(
    _ picture: Picture, divisor: Double, from source: PixelRect, in rect: PixelRect, _ blending: Blending,
    on canvas: Canvas
  ) {
    sample(
      picture, a: 1 / divisor, x: Double(rect.x - source.x) / divisor, y: Double(rect.y - source.y) / divisor,
      blending.operation(isOpaque: true), mask: mask(blending), into: canvas.convert(rect), of: canvas.picture)
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
