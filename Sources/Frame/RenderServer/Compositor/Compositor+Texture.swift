// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

extension Compositor {
  func draw(_ drawing: TextureDrawing, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    let texture = contents.texture(for: drawing.source)
    if drawing.isUnscaled, texture.reduction == 1 {
      texture.picture.setUnscaled()
      canvas.picture.composite(
        blending.operation(isOpaque: texture.isOpaque), source: texture.picture, sourceX: rect.x - drawing.frame.x,
        sourceY: rect.y - drawing.frame.y, mask: mask(blending), into: canvas.convert(rect))
    } else if let center = drawing.center {
      for piece in drawing.pieces(around: center) {
        drawStretched(texture, piece.source, to: piece.target, drawing.isPixelated, in: rect, blending, on: canvas)
      }
    } else {
      drawStretched(
        texture, drawing.sourceRect, to: drawing.frame, drawing.isPixelated, in: rect, blending, on: canvas)
    }
  }

  /// Draws a part of a texture, in pixels of its source, scaled to `target`.
  private func drawStretched(
    _ texture: Texture, _ source: CGRect, to target: PixelRect, _ isPixelated: Bool, in rect: PixelRect,
    _ blending: Blending, on canvas: Canvas
  ) {
    let part = target.intersection(rect)
    guard !part.isEmpty, source.width > 0, source.height > 0 else { return }
    let source = source.applying(
      CGAffineTransform(scaleX: 1 / CGFloat(texture.reduction), y: 1 / CGFloat(texture.reduction)))
    let shrinkX = source.width / CGFloat(target.width)
    let shrinkY = source.height / CGFloat(target.height)
    let level = texture.levels.level(shrink: min(shrinkX, shrinkY))
    let divisor = Double(level.divisor)
    let (a, d) = (shrinkX / divisor, shrinkY / divisor)
    level.picture.setTransform(
      PictureTransform(
        a: a, d: d, tx: source.minX / divisor + a * Double(part.x - target.x),
        ty: source.minY / divisor + d * Double(part.y - target.y)))
    level.picture.setFilter(isPixelated && max(shrinkX, shrinkY) <= 1 ? .nearest : .bilinear)
    level.picture.setRepeat(.pad)
    canvas.picture.composite(
      blending.operation(isOpaque: texture.isOpaque), source: level.picture, mask: mask(blending),
      into: canvas.convert(part))
  }
}

extension TextureDrawing {
  /// The visible part, in the source's pixels.
  var sourceRect: CGRect {
    let size = source.pixelSize
    return CGRect(
      x: part.minX * CGFloat(size.width), y: part.minY * CGFloat(size.height), width: part.width * CGFloat(size.width),
      height: part.height * CGFloat(size.height))
  }

  /// Returns the nine parts around a stretchable center: the corners keep their size, and the middle takes the
  /// remaining space.
  func pieces(around center: CGRect) -> [(source: CGRect, target: PixelRect)] {
    let whole = sourceRect
    let columns = Self.cut(
      whole.minX, whole.width, center.minX, center.maxX, target: frame.x, extent: frame.width, density: density)
    let rows = Self.cut(
      whole.minY, whole.height, center.minY, center.maxY, target: frame.y, extent: frame.height, density: density)
    var pieces: [(source: CGRect, target: PixelRect)] = []
    for row in rows {
      for column in columns where column.extent > 0 && row.extent > 0 {
        pieces.append(
          (
            CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
            PixelRect(x: column.target, y: row.target, width: column.extent, height: row.extent)
          ))
      }
    }
    return pieces
  }

  /// Returns the width in pixels of a border that keeps its size, limited to what a picture can have.
  private static func border(_ length: CGFloat) -> Int {
    min(max(Int(clamping: length.rounded()), 0), Pixmap.maximumExtent)
  }

  private static func cut(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, target: Int, extent: Int, density: CGFloat
  ) -> [(source: CGFloat, length: CGFloat, target: Int, extent: Int)] {
    var first = border(low * length * density)
    var last = border((1 - high) * length * density)
    if first + last > extent {
      // Without enough space for both borders, they share what there is in proportion.
      first = extent * first / (first + last)
      last = extent - first
    }
    return [
      (start, low * length, target, first),
      (start + low * length, (high - low) * length, target + first, extent - first - last),
      (start + high * length, (1 - high) * length, target + extent - last, last),
    ]
  }
}
