// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// A page that curls, from below: the shadow on what it uncovers, its flat part, the shadow on that, the paper around
// the cylinder, and the back. What is slanted is drawn in polygons, whose edges the server smooths, or in slabs.
extension Compositor {
  func draw(_ curl: CurlDrawing, in rect: PixelRect, on canvas: Canvas) {
    guard !curl.geometry.isAway else { return }
    let page = painted(curl.page)
    let drawing = CurlFrame(
      curl: curl, pictures: curls.pictures(for: curl, page: page), page: page, rect: rect.intersection(curl.frame),
      canvas: canvas)
    drawing.shadeGround()
    drawing.drawFlat()
    drawing.shadeFlat()
    CurlCylinder(drawing).draw(with: scratch)
    drawing.drawBack()
  }
}

/// One drawing of a curl; see `Compositor.draw(_:in:on:)`.
struct CurlFrame {
  let curl: CurlDrawing
  let pictures: CurlPictures
  let page: Picture
  /// In the item's pixels.
  let rect: PixelRect
  let canvas: Canvas

  var geometry: CurlGeometry { curl.geometry }
  var isOpaque: Bool { curl.page.opaqueRect.contains(PixelRect(curl.frame.size)) }

  /// How far, in pixels, what lies below reaches under what is laid over it, so that smooth edges let nothing through.
  private static let lap = 1.5
  /// The height of the pieces that a slanted strip is drawn in: less means more requests, more means more pixels.
  private static let slab = 24
  /// In radii: so far past the fold the paper lies on the ground but for a part of a pixel.
  private static let nearGround: CGFloat = 0.3

  // MARK: Parts

  func shadeGround() {
    let strength = groundStrength
    guard strength > 0 else { return }
    let edge = geometry.fold + geometry.radius
    let end = edge + geometry.radius * CurlShading.groundReach
    let source = pictures.shades.ground(strength: strength)
    setTransform(of: source, axisMap(from: edge))
    guard isOpaque else {
      // Seen through the page, it must end where that does.
      let area = polygon(from: geometry.fold, to: end)
      canvas.picture.composite(.over, source: source, into: [area])
      return
    }
    for slab in slabs(from: geometry.fold + geometry.radius * Self.nearGround, to: end) {
      let place = canvas.place(slab)
      canvas.picture.composite(.over, source: source, sourceX: place.x, sourceY: place.y, into: place)
    }
  }

  /// Grows while the page is lifted over the cylinder, and fades as the cylinder leaves.
  private var groundStrength: Double {
    let rising = geometry.lifted / geometry.halfTurn
    let leaving = (geometry.fold + geometry.radius - geometry.axisRange.lowerBound) / (2 * geometry.radius)
    return min(max(min(rising, leaving), 0), 1)
  }

  func drawFlat() {
    let bounds = curl.page.bounds
    page.setFilter(.nearest)
    page.setRepeat(.none)
    setTransform(of: page, .translation(x: -Double(bounds.x), y: -Double(bounds.y)))
    guard isOpaque else {
      let area = polygon(from: -.infinity, to: geometry.fold + Self.lap)
      canvas.picture.composite(.over, source: page, into: [area])
      return
    }
    // The steps past the fold lie below the cylinder, where the paper has hardly left the ground.
    for slab in slabs(from: -.infinity, to: geometry.fold + Self.lap, height: flatSlab) {
      let place = canvas.place(slab)
      canvas.picture.composite(.source, source: page, sourceX: place.x, sourceY: place.y, into: place)
    }
  }

  /// The height of slabs whose steps go no further past the fold than the paper stays near the ground.
  private var flatSlab: Int {
    let (long, short) = (
      max(abs(geometry.axis.dx), abs(geometry.axis.dy)), min(abs(geometry.axis.dx), abs(geometry.axis.dy))
    )
    guard short > 0 else { return Self.slab }
    return min(max(Int(Self.nearGround * geometry.radius * long / short), 1), Self.slab)
  }

  func shadeFlat() {
    guard curl.firstChange < geometry.fold else { return }
    let (picture, map) = backShadow
    setTransform(of: picture, map)
    let corners = backCorners
    let blur = Double(CurlShading.backShadow * geometry.radius)
    var area = curl.polygon(in: rect, from: curl.firstChange, to: geometry.fold + Self.lap)
    // Cut to what lies near the back: outside each of its edges by no more than the shadow's width.
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      // Mirrored, the corners go counterclockwise.
      area = area.cut { ((($0.x - start.x) * dy - ($0.y - start.y) * dx) / length) + blur }
    }
    canvas.picture.composite(.over, source: picture, into: [placed(area)])
  }

  /// The shadow of the back, and from the page's coordinates to the shadow's.
  var backShadow: (picture: Picture, map: PlaneTransform) {
    let (picture, map) = pictures.shadow
    return (picture, moved.concatenating(map))
  }

  func drawBack() {
    guard geometry.overlap > 0 else { return }
    let area = placed(
      backCorners.cut { $0.x - Double(rect.x) }.cut { Double(rect.maxX) - $0.x }
        .cut { $0.y - Double(rect.y) }.cut { Double(rect.maxY) - $0.y }
        .cut { geometry.fold + 1 - curl.place($0) })
    let scale = 1 / Double(CurlPictures.softness)
    let origin = pictures.backOrigin
    setTransform(
      of: pictures.back,
      moved.concatenating(.translation(x: -Double(origin.x), y: -Double(origin.y)))
        .concatenating(.scale(x: scale, y: scale)))
    canvas.picture.composite(.over, source: pictures.back, into: [area])
  }

  // MARK: Places

  /// The back's corners as if it were flat, in the item's pixels.
  private var backCorners: [PicturePoint] {
    let offset = backOffset
    return pictures.mirroredCorners.map {
      PicturePoint(x: $0.x + offset.x + Double(curl.frame.x), y: $0.y + offset.y + Double(curl.frame.y))
    }
  }

  /// How far the back lies from the mirrored page.
  private var backOffset: (x: Double, y: Double) {
    let distance = 2 * geometry.fold + geometry.halfTurn
    return (Double(distance * geometry.axis.dx), Double(distance * geometry.axis.dy))
  }

  /// From the page's coordinates to those of the mirrored page.
  private var moved: PlaneTransform { .translation(x: -backOffset.x, y: -backOffset.y) }

  /// From the page's coordinates to the distances along the axis and along the fold from given places.
  func axisMap(from place: CGFloat, along start: CGFloat = 0) -> PlaneTransform {
    let (e, n) = (geometry.axis, geometry.along)
    return PlaneTransform(a: e.dx, b: n.dx, c: e.dy, d: n.dy, tx: -place, ty: -start)
  }

  /// - Parameter map: from the page's coordinates to the source's.
  func setTransform(of source: Picture, _ map: PlaneTransform) {
    let (x, y) = (Double(curl.frame.x + canvas.offset.x), Double(curl.frame.y + canvas.offset.y))
    let whole = PlaneTransform.translation(x: -x, y: -y).concatenating(map)
    source.setTransform(
      PictureTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: whole.tx, ty: whole.ty))
  }

  private func polygon(from low: CGFloat, to high: CGFloat) -> [PicturePoint] {
    placed(curl.polygon(in: rect, from: low, to: high))
  }

  private func placed(_ polygon: [PicturePoint]) -> [PicturePoint] {
    polygon.map { PicturePoint(x: $0.x + Double(canvas.offset.x), y: $0.y + Double(canvas.offset.y)) }
  }

  /// Rectangles around what lies between two places on the axis, without overlap; the same ones whatever is drawn.
  func slabs(from low: CGFloat, to high: CGFloat, height slab: Int = slab) -> [PixelRect] {
    let isUpright = abs(geometry.axis.dx) >= abs(geometry.axis.dy)
    let isStraight = geometry.axis.dx == 0 || geometry.axis.dy == 0
    let frame = curl.frame
    let (first, last) = isUpright ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
    let step = isStraight ? max(last - first, 1) : slab
    return stride(from: first, to: last, by: step).compactMap { start in
      let end = min(start + step, last)
      let whole =
        isUpright
        ? PixelRect(minX: frame.x, minY: start, maxX: frame.maxX, maxY: end)
        : PixelRect(minX: start, minY: frame.y, maxX: end, maxY: frame.maxY)
      guard whole.intersects(rect) else { return nil }
      let places = curl.polygon(in: whole, from: low, to: high).map { isUpright ? $0.x : $0.y }
      guard let least = places.min(), let greatest = places.max() else { return nil }
      let (from, to) = (Int(least.rounded(.down)), Int(greatest.rounded(.up)))
      let part =
        isUpright
        ? PixelRect(minX: from, minY: start, maxX: to, maxY: end)
        : PixelRect(minX: start, minY: from, maxX: end, maxY: to)
      let seen = part.intersection(rect)
      return seen.isEmpty ? nil : seen
    }
  }
}
