// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Draws a page that curls, from back to front: the shadow on the uncovered ground, the page's flat part, the shadow of
// the back on the flat part, the paper around the cylinder, and the back. Slanted parts are drawn as polygons, whose
// edges the server antialiases, or as slabs.
extension Compositor {
  func draw(_ curl: CurlDrawing, in rect: PixelRect, on canvas: Canvas) {
    guard !curl.geometry.isFullyCurled else { return }
    let page = painted(curl.page).picture
    let drawing = CurlFrame(
      curl: curl, pictures: curls.pictures(for: curl, page: page), page: page, rect: rect.intersection(curl.frame),
      canvas: canvas)
    drawing.shadeGround(with: solids)
    drawing.drawFlat()
    drawing.shadeFlat()
    CurlCylinder(drawing).draw(with: scratch)
    drawing.drawBack()
  }
}

/// The state of one drawing of a curl. See `Compositor.draw(_:in:on:)`.
struct CurlFrame {
  let curl: CurlDrawing
  let pictures: CurlPictures
  let page: Picture
  /// The rectangle to draw, in the item's pixels.
  let rect: PixelRect
  let canvas: Canvas

  var geometry: CurlGeometry { curl.geometry }
  var isOpaque: Bool { curl.page.opaqueRect.contains(PixelRect(curl.frame.size)) }

  /// How far, in pixels, a lower part extends under the part above it, so that nothing shows through antialiased edges.
  private static let edgeOverlap = 1.5
  /// The height in pixels of the pieces into which a slanted strip is divided. Lower pieces mean more requests, higher
  /// ones more pixels.
  private static let slabHeight = 24
  /// The distance from the fold, as a multiple of the radius, within which the paper is less than a pixel above the
  /// ground.
  private static let nearGround: CGFloat = 0.3

  // MARK: Parts

  func shadeGround(with solids: SolidPictures) {
    let strength = groundStrength
    guard strength > 0 else { return }
    let edge = geometry.fold + geometry.radius
    let end = edge + geometry.radius * CurlShading.groundShadowExtent
    // An opaque page covers the shadow where it does not belong. Otherwise it must end at the page's edge, as a polygon,
    // which has no mask for the strength.
    let source = isOpaque ? pictures.gradients.ground : pictures.gradients.ground(strength: strength)
    setTransform(of: source, axisMap(from: edge).concatenating(.scale(x: pictures.gradients.groundDetail, y: 1)))
    guard isOpaque else {
      return canvas.picture.composite(.over, source: source, into: [polygon(from: geometry.fold, to: end)])
    }
    let slabs = slabs(from: geometry.fold + geometry.radius * Self.nearGround, to: end)
    canvas.picture.composite(
      .over, source: source, mask: solids.picture(PictureColor(alpha: strength)), into: slabs.map(canvas.convert))
  }

  /// The strength of the ground shadow. It grows while the page is lifted over the cylinder, and fades as the cylinder
  /// leaves the page.
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
      let area = polygon(from: -.infinity, to: geometry.fold + Self.edgeOverlap)
      canvas.picture.composite(.over, source: page, into: [area])
      return
    }
    // Each slab extends a little past the fold, where the paper is still close to the ground and the cylinder covers
    // it.
    let slabs = slabs(from: -.infinity, to: geometry.fold + Self.edgeOverlap, height: flatSlabHeight)
    canvas.picture.composite(.source, source: page, into: slabs.map(canvas.convert))
  }

  /// The height of slabs that extend past the fold no further than the paper is close to the ground.
  private var flatSlabHeight: Int {
    let (long, short) = (
      max(abs(geometry.axis.dx), abs(geometry.axis.dy)), min(abs(geometry.axis.dx), abs(geometry.axis.dy))
    )
    guard short > 0 else { return Self.slabHeight }
    return min(max(Int(Self.nearGround * geometry.radius * long / short), 1), Self.slabHeight)
  }

  func shadeFlat() {
    guard curl.firstChange < geometry.fold else { return }
    let (picture, map) = backShadow
    setTransform(of: picture, map)
    let corners = backCorners
    let blur = Double(CurlShading.backShadow * geometry.radius)
    var area = curl.polygon(in: rect, from: curl.firstChange, to: geometry.fold + Self.edgeOverlap)
    // Only the part near the back is drawn: within the shadow's width of each edge of the back.
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      // Because the page is mirrored, its corners are in counterclockwise order.
      area = area.cut { ((($0.x - start.x) * dy - ($0.y - start.y) * dx) / length) + blur }
    }
    canvas.picture.composite(.over, source: picture, into: [convertedToCanvas(area)])
  }

  /// The shadow of the back, and the map from the page's coordinates to the shadow's.
  var backShadow: (picture: Picture, map: PlaneTransform) {
    let (picture, map) = pictures.shadow
    return (picture, moved.concatenating(map))
  }

  func drawBack() {
    guard geometry.overlap > 0 else { return }
    let area = convertedToCanvas(
      backCorners.cut { $0.x - Double(rect.x) }.cut { Double(rect.maxX) - $0.x }
        .cut { $0.y - Double(rect.y) }.cut { Double(rect.maxY) - $0.y }
        .cut { geometry.fold + 1 - curl.position(of: $0) })
    let scale = 1 / Double(CurlPictures.softness)
    let origin = pictures.backOrigin
    setTransform(
      of: pictures.back,
      moved.concatenating(.translation(x: -Double(origin.x), y: -Double(origin.y)))
        .concatenating(.scale(x: scale, y: scale)))
    canvas.picture.composite(.over, source: pictures.back, into: [area])
  }

  // MARK: Positions

  /// The corners of the back as if it were flat, in the item's pixels.
  private var backCorners: [PicturePoint] {
    let offset = backOffset
    return pictures.mirroredCorners.map {
      PicturePoint(x: $0.x + offset.x + Double(curl.frame.x), y: $0.y + offset.y + Double(curl.frame.y))
    }
  }

  /// The offset of the back from the mirrored page.
  private var backOffset: (x: Double, y: Double) {
    let distance = 2 * geometry.fold + geometry.halfTurn
    return (Double(distance * geometry.axis.dx), Double(distance * geometry.axis.dy))
  }

  /// Maps the page's coordinates to those of the mirrored page.
  private var moved: PlaneTransform { .translation(x: -backOffset.x, y: -backOffset.y) }

  /// Returns a map from the page's coordinates to distances from `position` on the axis and from `start` along the
  /// fold.
  func axisMap(from position: CGFloat, along start: CGFloat = 0) -> PlaneTransform {
    let (e, n) = (geometry.axis, geometry.along)
    return PlaneTransform(a: e.dx, b: n.dx, c: e.dy, d: n.dy, tx: -position, ty: -start)
  }

  /// Sets the transform of a source that is drawn into the canvas.
  ///
  /// - Parameter map: Maps the page's coordinates to the source's.
  func setTransform(of source: Picture, _ map: PlaneTransform) {
    let (x, y) = (Double(curl.frame.x + canvas.offset.x), Double(curl.frame.y + canvas.offset.y))
    let whole = PlaneTransform.translation(x: -x, y: -y).concatenating(map)
    source.setTransform(
      PictureTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: whole.tx, ty: whole.ty))
  }

  private func polygon(from low: CGFloat, to high: CGFloat) -> [PicturePoint] {
    convertedToCanvas(curl.polygon(in: rect, from: low, to: high))
  }

  private func convertedToCanvas(_ polygon: [PicturePoint]) -> [PicturePoint] {
    polygon.map { PicturePoint(x: $0.x + Double(canvas.offset.x), y: $0.y + Double(canvas.offset.y)) }
  }

  /// Returns rectangles that cover the area between two positions on the axis and do not overlap. They do not depend on
  /// the rectangle to draw.
  func slabs(from low: CGFloat, to high: CGFloat, height: Int = slabHeight) -> [PixelRect] {
    let isUpright = abs(geometry.axis.dx) >= abs(geometry.axis.dy)
    let isStraight = geometry.axis.dx == 0 || geometry.axis.dy == 0
    let frame = curl.frame
    let (first, last) = isUpright ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
    let step = isStraight ? max(last - first, 1) : height
    return stride(from: first, to: last, by: step).compactMap { start in
      let end = min(start + step, last)
      let whole =
        isUpright
        ? PixelRect(minX: frame.x, minY: start, maxX: frame.maxX, maxY: end)
        : PixelRect(minX: start, minY: frame.y, maxX: end, maxY: frame.maxY)
      guard whole.intersects(rect) else { return nil }
      let extent = curl.polygon(in: whole, from: low, to: high).map { isUpright ? $0.x : $0.y }
      guard let least = extent.min(), let greatest = extent.max() else { return nil }
      let (from, to) = (Int(least.rounded(.down)), Int(greatest.rounded(.up)))
      let part =
        isUpright
        ? PixelRect(minX: from, minY: start, maxX: to, maxY: end)
        : PixelRect(minX: start, minY: from, maxX: end, maxY: to)
      let visible = part.intersection(rect)
      return visible.isEmpty ? nil : visible
    }
  }
}
