// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The paper around the cylinder: rolled out in a picture of its own in which the fold is upright, in strips that only
/// scale, and turned into place as one.
struct CurlCylinder {
  private let frame: CurlFrame
  private let geometry: CurlGeometry
  private let pictures: CurlPictures
  /// The picture's top in the way along the fold.
  private let top: CGFloat

  /// Wider strips show as steps in what is drawn on the paper.
  private static let thickness = 3
  /// How far what is below reaches under the back, so that smooth edges let nothing through.
  private static let lap: CGFloat = 4

  init(_ frame: CurlFrame) {
    self.frame = frame
    geometry = frame.geometry
    pictures = frame.pictures
    top = pictures.along.lowerBound
  }

  private var size: PixelSize {
    PixelSize(
      width: Int(geometry.radius), height: Int((pictures.along.upperBound - top).rounded(.up)) + 1)
  }

  func draw(with scratch: ScratchPictures) {
    guard geometry.lifted > 0 else { return }
    scratch.with(size, exactly: true) { picture in
      picture.fill(.source, .clear, PixelRect(size))
      drawFront(into: picture)
      drawBack(into: picture)
      turn(picture)
    }
  }

  private func turn(_ picture: Picture) {
    picture.setFilter(.bilinear)
    picture.setRepeat(.none)
    frame.setTransform(of: picture, frame.axisMap(from: geometry.fold, along: top))
    for slab in frame.slabs(from: geometry.fold - 1, to: geometry.fold + geometry.radius + 1) {
      let place = frame.canvas.place(slab)
      frame.canvas.picture.composite(.over, source: picture, sourceX: place.x, sourceY: place.y, into: place)
    }
  }

  // MARK: The two sides

  private func drawFront(into picture: Picture) {
    let (page, bounds) = (frame.page, frame.curl.page.bounds)
    page.setFilter(.bilinear)
    page.setRepeat(frame.isOpaque ? .pad : .none)
    var outline: [[PicturePoint]] = []
    for strip in strips {
      let pieces = seenPieces(of: strip)
      guard !pieces.isEmpty else { continue }
      let (e, n) = (geometry.axis, geometry.along)
      let (start, slope) = strip.front
      // s = start + slope·x, v = top + y; then the page's point at s on the axis and v along the fold.
      page.setTransform(
        PictureTransform(
          a: slope * e.dx, b: slope * e.dy, c: n.dx, d: n.dy, tx: start * e.dx + top * n.dx - Double(bounds.x),
          ty: start * e.dy + top * n.dy - Double(bounds.y)))
      picture.composite(.over, source: page, into: pieces)
      outline += pieces
    }
    shade(outline, with: pictures.frontOnCylinder, in: picture)
  }

  private func drawBack(into picture: Picture) {
    let scale = 1 / Double(CurlPictures.softness)
    var outline: [[PicturePoint]] = []
    for strip in strips {
      let (start, slope) = strip.back
      let piece = polygon(of: strip, start, slope)
      guard piece.count > 2 else { continue }
      pictures.rolled.setTransform(
        PictureTransform(
          a: -slope * scale, d: scale, tx: (pictures.across.upperBound - start) * scale, ty: 0))
      picture.composite(.over, source: pictures.rolled, into: [piece])
      outline.append(piece)
    }
    shade(outline, with: pictures.backOnCylinder, in: picture)
  }

  private func shade(_ outline: [[PicturePoint]], with gradient: Picture, in picture: Picture) {
    gradient.setTransform(.identity)
    picture.composite(.atop, source: gradient, into: outline)
  }

  // MARK: Strips

  /// A part of the cylinder along the fold, from `x` to `end` pixels off the fold. On it the paper's place on the axis
  /// is taken to be linear: `start + slope · x`.
  private struct Strip {
    let x: CGFloat
    let end: CGFloat
    let front: (start: CGFloat, slope: CGFloat)
    let back: (start: CGFloat, slope: CGFloat)
  }

  private var strips: [Strip] {
    let radius = Int(geometry.radius)
    return stride(from: 0, to: radius, by: Self.thickness).map { first in
      let (x, end) = (CGFloat(first), CGFloat(min(first + Self.thickness, radius)))
      func line(_ place: (CGFloat) -> CGFloat) -> (start: CGFloat, slope: CGFloat) {
        let (a, b) = (place(geometry.fold + x), place(geometry.fold + end))
        let slope = (b - a) / (end - x)
        return (a - slope * x, slope)
      }
      return Strip(x: x, end: end, front: line(geometry.front), back: line(geometry.back))
    }
  }

  /// The page's outline on a strip: what of it is there, with the page's edges as they are at both sides.
  private func polygon(of strip: Strip, _ start: CGFloat, _ slope: CGFloat) -> [PicturePoint] {
    // Where on the strip the page begins and ends.
    let ends = [(geometry.reach.lowerBound - start) / slope, (geometry.reach.upperBound - start) / slope].sorted()
    let (x, end) = (max(strip.x, ends[0]), min(strip.end, ends[1]))
    func extent(at x: CGFloat) -> ClosedRange<CGFloat>? {
      let s = min(max(start + slope * x, geometry.reach.lowerBound), geometry.reach.upperBound)
      return geometry.extent(at: s)
    }
    guard x < end, let first = extent(at: x), let last = extent(at: end) else { return [] }
    return [
      PicturePoint(x: x, y: first.lowerBound - top), PicturePoint(x: end, y: last.lowerBound - top),
      PicturePoint(x: end, y: last.upperBound - top), PicturePoint(x: x, y: first.upperBound - top),
    ]
  }

  /// What of the front is not hidden by the back above it.
  private func seenPieces(of strip: Strip) -> [[PicturePoint]] {
    let whole = polygon(of: strip, strip.front.start, strip.front.slope)
    guard whole.count > 2 else { return [] }
    let hidden = polygon(of: strip, strip.back.start, strip.back.slope)
    guard hidden.count > 2, frame.isOpaque, hidden[0].x == strip.x, hidden[1].x == strip.end else { return [whole] }
    let high = max(hidden[0].y, hidden[1].y) + Self.lap
    let low = min(hidden[2].y, hidden[3].y) - Self.lap
    guard low > high else { return [whole] }
    return [whole.cut { high - $0.y }, whole.cut { $0.y - low }].filter { $0.count > 2 }
  }
}
