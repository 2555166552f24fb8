// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// The paper around the cylinder. It is drawn into a picture of its own in which the fold is horizontal, in strips that
/// are only scaled, and the picture is then rotated as a whole. The fold is horizontal because the server is slow with
/// many short rows.
struct CurlCylinder {
  private let frame: CurlFrame
  private let geometry: CurlGeometry
  private let pictures: CurlPictures
  /// The coordinate along the fold at which the picture begins.
  private let start: CGFloat

  /// The thickness of a strip in pixels.
  private static let thickness = 3...24
  /// The largest distance, in the page's pixels, of a strip's content from its exact position. With more, the strips
  /// would show as steps. Near the fold the paper is almost flat, so that thick strips are accurate enough.
  private static let tolerance: CGFloat = 0.25
  /// How far, in pixels, the front extends under the back, so that nothing shows through antialiased edges.
  private static let edgeOverlap: CGFloat = 4

  init(_ frame: CurlFrame) {
    self.frame = frame
    geometry = frame.geometry
    pictures = frame.pictures
    start = pictures.along.lowerBound
  }

  private var size: PixelSize {
    PixelSize(
      width: Int((pictures.along.upperBound - start).rounded(.up)) + 1, height: Int(geometry.radius))
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
    frame.setTransform(of: picture, frame.axisMap(from: geometry.fold, along: start).concatenating(Self.swap))
    let slabs = frame.slabs(from: geometry.fold - 1, to: geometry.fold + geometry.radius + 1)
    frame.canvas.picture.composite(.over, source: picture, into: slabs.map(frame.canvas.convert))
  }

  private static let swap = PlaneTransform(a: 0, b: 1, c: 1, d: 0)

  // MARK: The two sides

  private func drawFront(into picture: Picture) {
    let (page, bounds) = (frame.page, frame.curl.page.bounds)
    page.setFilter(.bilinear)
    page.setRepeat(frame.isOpaque ? .pad : .none)
    var shaded: [PixelRect] = []
    for strip in strips {
      let pieces = visiblePieces(of: strip)
      guard !pieces.isEmpty else { continue }
      shaded += shadedParts(of: pieces, on: strip)
      let (e, n) = (geometry.axis, geometry.along)
      let (first, slope) = strip.front
      // The page's point at v = start + x along the fold and s = first + slope·y on the axis.
      page.setTransform(
        PictureTransform(
          a: n.dx, b: n.dy, c: slope * e.dx, d: slope * e.dy, tx: first * e.dx + start * n.dx - Double(bounds.x),
          ty: first * e.dy + start * n.dy - Double(bounds.y)))
      picture.composite(.over, source: page, into: pieces)
    }
    // The operation changes only what the front has drawn, so that no polygons are needed.
    let gradient = pictures.gradients.frontOnCylinder
    gradient.setTransform(Self.alongRows)
    picture.composite(.atop, source: gradient, into: PixelRect(size))
    shadeUnderBack(shaded, in: picture)
  }

  /// Maps the rows of the picture to the positions of a gradient.
  private static let alongRows = PictureTransform(a: 0, b: 1, c: 1, d: 0)

  /// Continues the back's shadow from the flat page onto the part of the front that is visible beside the back.
  private func shadeUnderBack(_ parts: [PixelRect], in picture: Picture) {
    guard frame.curl.hasBackShadowOnCylinder else { return }
    let (e, n, fold) = (geometry.axis, geometry.along, geometry.fold)
    let toPage = PlaneTransform(
      a: n.dx, b: n.dy, c: e.dx, d: e.dy, tx: fold * e.dx + start * n.dx, ty: fold * e.dy + start * n.dy)
    let (shadow, map) = frame.backShadow
    let whole = toPage.concatenating(map)
    shadow.setTransform(
      PictureTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: whole.tx, ty: whole.ty))
    picture.composite(.atop, source: shadow, into: parts)
  }

  /// Returns the pixels of a strip's pieces that the back's shadow may reach. They do not overlap.
  private func shadedParts(of pieces: [[PicturePoint]], on strip: Strip) -> [PixelRect] {
    var row = PixelRect(x: 0, y: Int(strip.top), width: size.width, height: Int(strip.bottom - strip.top))
    if let (upper, lower) = backSections(on: strip) {
      let reach = CurlShading.backShadow * Double(geometry.radius)
      let first = Int((min(upper.lowerBound, lower.lowerBound) - reach).rounded(.down))
      let last = Int((max(upper.upperBound, lower.upperBound) + reach).rounded(.up))
      row = row.intersection(PixelRect(minX: first, minY: row.y, maxX: last, maxY: row.maxY))
    }
    return pieces.map { ConvexPolygon(corners: $0).bounds(in: row) }.filter { !$0.isEmpty }
  }

  private func drawBack(into picture: Picture) {
    let scale = 1 / Double(CurlPictures.softness)
    var outline: [[PicturePoint]] = []
    for strip in strips {
      let (first, slope) = strip.back
      let piece = polygon(of: strip, first, slope)
      guard piece.count > 2 else { continue }
      pictures.backForCylinder.setTransform(
        PictureTransform(
          a: scale, d: -slope * scale, ty: (pictures.across.upperBound - first) * scale))
      picture.composite(.over, source: pictures.backForCylinder, into: [piece])
      outline.append(piece)
    }
    let gradient = pictures.gradients.backOnCylinder
    gradient.setTransform(Self.alongRows)
    picture.composite(.atop, source: gradient, into: outline)
  }

  // MARK: Strips

  /// A part of the cylinder along the fold, from `top` to `bottom` pixels from the fold. Within it, the paper's
  /// position on the axis is approximated as linear: `first + slope · y`.
  private struct Strip {
    let top: CGFloat
    let bottom: CGFloat
    let front: (first: CGFloat, slope: CGFloat)
    let back: (first: CGFloat, slope: CGFloat)
  }

  private var strips: [Strip] {
    let radius = Int(geometry.radius)
    var strips: [Strip] = []
    var next = 0
    while next < radius {
      let end = min(next + thickness(from: next), radius)
      strips.append(strip(from: CGFloat(next), to: CGFloat(end)))
      next = end
    }
    return strips
  }

  private func strip(from top: CGFloat, to bottom: CGFloat) -> Strip {
    func line(_ position: (CGFloat) -> CGFloat) -> (first: CGFloat, slope: CGFloat) {
      let (a, b) = (position(geometry.fold + top), position(geometry.fold + bottom))
      let slope = (b - a) / (bottom - top)
      return (a - slope * top, slope)
    }
    return Strip(top: top, bottom: bottom, front: line(geometry.front), back: line(geometry.back))
  }

  /// Returns the largest thickness at which a line approximates the paper well enough.
  private func thickness(from top: Int) -> Int {
    var thickness = Self.thickness.upperBound
    while thickness > Self.thickness.lowerBound {
      let (a, b) = (geometry.fold + CGFloat(top), geometry.fold + CGFloat(top + thickness))
      let error = geometry.front(at: (a + b) / 2) - (geometry.front(at: a) + geometry.front(at: b)) / 2
      if abs(error) <= Self.tolerance, b <= geometry.fold + geometry.radius { break }
      thickness -= Self.thickness.lowerBound
    }
    return thickness
  }

  /// Returns the corners of the whole page, in the picture's coordinates, if all of it went on as on a strip.
  private func outline(_ first: CGFloat, _ slope: CGFloat) -> [PicturePoint] {
    let (e, n, size) = (geometry.axis, geometry.along, geometry.size)
    return [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map { (x: CGFloat, y: CGFloat) in
      PicturePoint(x: x * n.dx + y * n.dy - start, y: (x * e.dx + y * e.dy - first) / slope)
    }
  }

  /// Returns the outline of the page on a strip, with the corners of the page that lie within it. Empty if the page does
  /// not reach the strip.
  private func polygon(of strip: Strip, _ first: CGFloat, _ slope: CGFloat) -> [PicturePoint] {
    outline(first, slope).cut { $0.y - strip.top }.cut { strip.bottom - $0.y }
  }

  /// Returns the parts of the front that the back above it does not hide.
  private func visiblePieces(of strip: Strip) -> [[PicturePoint]] {
    let whole = polygon(of: strip, strip.front.first, strip.front.slope)
    guard whole.count > 2 else { return [] }
    guard frame.isOpaque, let (upper, lower) = backSections(on: strip) else { return [whole] }
    let low = max(upper.lowerBound, lower.lowerBound) + Self.edgeOverlap
    let high = min(upper.upperBound, lower.upperBound) - Self.edgeOverlap
    // The two parts have no pixel in common.
    guard low + 1 < high else { return [whole] }
    return [whole.cut { low - $0.x }, whole.cut { $0.x - high }].filter { $0.count > 2 }
  }

  /// Returns the ends of the back at the top and at the bottom of a strip, or nil if it does not reach both.
  private func backSections(on strip: Strip) -> (upper: ClosedRange<Double>, lower: ClosedRange<Double>)? {
    let back = ConvexPolygon(corners: outline(strip.back.first, strip.back.slope))
    guard let upper = back.section(\.y, at: strip.top, along: \.x),
      let lower = back.section(\.y, at: strip.bottom, along: \.x)
    else { return nil }
    return (upper, lower)
  }
}
