// SPDX-License-Identifier: MIT
import RenderTree

extension LayerPainter {
  func paint(_ contents: LayerContents, in state: LayerState) {
    let size = contents.size(scale: state.contentsLayout.scale)
    guard size.width > 0, size.height > 0, state.contentsLayout.rect.width > 0, state.contentsLayout.rect.height > 0
    else { return }
    let shown = CGSize(
      width: size.width * state.contentsLayout.rect.width, height: size.height * state.contentsLayout.rect.height)
    let gravity = state.contentsLayout.gravity
    let frame = gravity.frame(of: shown, in: state.bounds)
    let target = gravity == .resize ? frame : snapped(frame)
    for slice in Self.slices(of: state, contents: shown, target: target) {
      paint(contents, part: slice.source, to: slice.target)
    }
  }

  /// Returns the rectangle on whole pixels of contents that the gravity has placed, as on the screen.
  private func snapped(_ rect: CGRect) -> CGRect {
    let pixels = context.ctm
    guard pixels.b == 0, pixels.c == 0, pixels.a > 0, pixels.d > 0 else { return rect }
    let frame = rect.applying(pixels)
    let (width, height) = (max(frame.width.rounded(), 1), max(frame.height.rounded(), 1))
    let origin = CGPoint(
      x: (frame.midX - width / 2 + 1e-4).rounded(.down), y: (frame.midY - height / 2 + 1e-4).rounded(.down))
    return CGRect(origin: origin, size: CGSize(width: width, height: height)).applying(pixels.inverted())
  }

  /// Paints a part of the contents, given in their unit square.
  private func paint(_ contents: LayerContents, part: CGRect, to target: CGRect) {
    guard part.width > 0, part.height > 0, target.width > 0, target.height > 0 else { return }
    let (sx, sy) = (target.width / part.width, target.height / part.height)
    let whole = CGRect(x: target.minX - part.minX * sx, y: target.minY - part.minY * sy, width: sx, height: sy)
    context.saveGState()
    context.clip(to: target)
    switch contents {
    case .image(let image):
      // A part that is cut out does not blend with its neighbours where it is stretched.
      if let cut = image.part(part) { context.draw(cut, in: target) } else { context.draw(image, in: whole) }
    case .recording(let recording):
      context.translateBy(x: whole.minX, y: whole.minY)
      if !isUnscaled(recording.size, in: whole.size) {
        context.scaleBy(x: whole.width / recording.size.width, y: whole.height / recording.size.height)
      }
      context.paint { recording.replay(onto: $0) }
    }
    context.restoreGState()
  }

  /// Whether a size differs from another one by less than a pixel, because the layer was moved to whole pixels.
  private func isUnscaled(_ size: CGSize, in frame: CGSize) -> Bool {
    let pixels = context.ctm
    return hypot(pixels.a, pixels.b) * abs(size.width - frame.width) < 1
      && hypot(pixels.c, pixels.d) * abs(size.height - frame.height) < 1
  }

  /// Returns the parts into which `contentsCenter` divides the contents if they are stretched, or else the whole.
  private static func slices(
    of state: LayerState, contents: CGSize, target: CGRect
  ) -> [(source: CGRect, target: CGRect)] {
    let (rect, center) = (state.contentsLayout.rect, state.contentsLayout.center)
    let isCut = center != CGRect(x: 0, y: 0, width: 1, height: 1)
    guard isCut, state.contentsLayout.gravity.resizes else { return [(rect, target)] }
    let columns = bands(center.minX, center.maxX, natural: contents.width, from: target.minX, to: target.maxX)
    let rows = bands(center.minY, center.maxY, natural: contents.height, from: target.minY, to: target.maxY)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: rect.minX + column.source * rect.width, y: rect.minY + row.source * rect.height,
            width: column.sourceLength * rect.width, height: row.sourceLength * rect.height),
          CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        )
      }
    }
  }

  private typealias Band = (source: CGFloat, sourceLength: CGFloat, target: CGFloat, targetLength: CGFloat)

  /// Returns the three bands of one direction. The outer bands keep their natural length as far as there is space.
  private static func bands(
    _ low: CGFloat, _ high: CGFloat, natural: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Band] {
    var (first, last) = (low * natural, (1 - high) * natural)
    let excess = first + last - (end - start)
    if excess > 0, first + last > 0 {
      let shrink = (end - start) / (first + last)
      (first, last) = (first * shrink, last * shrink)
    }
    return [
      (0, low, start, first), (low, high - low, start + first, end - start - first - last),
      (high, 1 - high, end - last, last),
    ]
  }
}

extension CGImage {
  /// The distance from the edge of a pixel, in pixels, below which a coordinate counts as on the edge.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the part in the unit square if its edges lie on pixel boundaries.
  fileprivate func part(_ unit: CGRect) -> CGImage? {
    let edges = [
      unit.minX * CGFloat(width), unit.minY * CGFloat(height), unit.maxX * CGFloat(width), unit.maxY * CGFloat(height),
    ]
    let whole = edges.map { $0.rounded() }
    guard zip(edges, whole).allSatisfy({ abs($0 - $1) < Self.tolerance }) else { return nil }
    if whole == [0, 0, CGFloat(width), CGFloat(height)] { return self }
    return cropping(to: CGRect(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1]))
  }
}

extension LayerContents {
  /// Returns the size in points.
  fileprivate func size(scale: CGFloat) -> CGSize {
    switch self {
    case .image(let image):
      CGSize(
        width: CGFloat(image.width) / max(scale, .leastNormalMagnitude),
        height: CGFloat(image.height) / max(scale, .leastNormalMagnitude))
    case .recording(let recording): recording.size
    }
  }
}

extension ContentsGravity {
  fileprivate var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// Returns the frame of contents of a size in points. The y-axis points down, so the top is minY.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let (fitX, fitY) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return frame(of: size, scaled: min(fitX, fitY), in: bounds)
    case .resizeAspectFill: return frame(of: size, scaled: max(fitX, fitY), in: bounds)
    default: return frame(of: size, scaled: 1, in: bounds)
    }
  }

  private func frame(of size: CGSize, scaled scale: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * horizontal, y: bounds.minY + (bounds.height - height) * vertical,
      width: width, height: height)
  }

  /// The fraction of the free space to the left of the contents.
  private var horizontal: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The fraction of the free space above the contents.
  private var vertical: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
