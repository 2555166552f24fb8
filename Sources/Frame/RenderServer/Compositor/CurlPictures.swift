// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree
import X11

/// The pictures of a curling page that do not depend on its progress. As long as the direction and the radius of the
/// fold stay the same, frames only move them.
final class CurlPictures {
  /// The values on which the pictures depend.
  struct Key: Equatable {
    let axis: CGVector
    let radius: CGFloat
    let size: PixelSize
    let paper: CGColor
    let translucency: CGFloat

    init(_ curl: CurlDrawing) {
      axis = curl.geometry.axis
      radius = curl.geometry.radius
      size = curl.frame.size
      paper = curl.paper
      translucency = curl.translucency
    }

    /// An angle that is animated between equal values differs by rounding from frame to frame.
    private static let tolerance: CGFloat = 1e-6

    static func == (a: Key, b: Key) -> Bool {
      abs(a.axis.dx - b.axis.dx) <= tolerance && abs(a.axis.dy - b.axis.dy) <= tolerance && a.radius == b.radius
        && a.size == b.size && a.paper == b.paper && a.translucency == b.translucency
    }
  }

  private let connection: Connection
  private let key: Key
  private let page: Picture
  private let pageBounds: PixelRect
  private let isOpaque: Bool
  /// The page's extent along the axis and along the fold.
  let across: ClosedRange<CGFloat>
  let along: ClosedRange<CGFloat>
  let gradients: CurlGradients

  /// How many pixels of the page, along each side, become one pixel of the back's pictures. The front that shines
  /// through the paper is blurred.
  static let softness = 4
  /// The same for the picture of the back before it is rotated.
  private static let unrotatedSoftness = 2
  /// How many pixels of the unrotated back become one pixel of its gradient.
  private static let backGradientSoftness = 8
  /// The standard deviation of the shadow in pixels of its picture, and the range of how many pixels of the page become
  /// one of these.
  private static let shadowDetail = 1.6
  private static let shadowSoftness = 1...8

  init(_ curl: CurlDrawing, page: Picture, connection: Connection) {
    key = Key(curl)
    gradients = CurlGradients(radius: Double(key.radius), connection: connection)
    self.connection = connection
    self.page = page
    pageBounds = curl.page.bounds
    isOpaque = curl.page.opaqueRect.contains(PixelRect(curl.frame.size))
    across = curl.geometry.axisRange
    let (size, n) = (curl.geometry.size, curl.geometry.along)
    let positions = [0, size.width * n.dx, size.height * n.dy, size.width * n.dx + size.height * n.dy]
    along = (positions.min() ?? 0)...(positions.max() ?? 0)
  }

  // MARK: The back

  /// The back of the page before it is rotated: paper with the front shining through.
  private lazy var unrotatedBack: Picture = {
    let size = Self.shrunk(CGFloat(key.size.width), CGFloat(key.size.height), by: Self.unrotatedSoftness)
    let picture = Picture(Pixmap(connection: connection, size: size, depth: isOpaque ? 24 : 32))
    let rect = PixelRect(size)
    let scale = Double(Self.unrotatedSoftness)
    page.setTransform(
      PictureTransform(a: scale, d: scale, tx: -Double(pageBounds.x), ty: -Double(pageBounds.y)))
    page.setFilter(.bilinear)
    page.setRepeat(isOpaque ? .pad : .none)
    let translucency = Double(key.translucency)
    if isOpaque, key.paper.alpha >= 1 {
      // The same in the opposite order, in which the server does each step quickly.
      picture.composite(.source, source: page, into: rect)
      picture.fill(.over, PictureColor(key.paper, opacity: 1 - translucency), rect)
    } else {
      picture.fill(.source, PictureColor(key.paper), rect)
      let mask = Picture(connection: connection, color: PictureColor(alpha: translucency))
      picture.composite(.over, source: page, mask: mask, into: rect)
    }
    picture.composite(.over, source: backGradient(over: size), into: rect)
    if !isOpaque { picture.composite(.destinationIn, source: page, into: rect) }
    picture.setFilter(.bilinear)
    picture.setRepeat(.pad)
    return picture
  }()

  /// Returns the gradient that darkens the back. It is scaled up from a small picture, because the server is slow with
  /// gradients.
  private func backGradient(over size: PixelSize) -> Picture {
    let part = Self.backGradientSoftness
    let size = Self.shrunk(CGFloat(size.width), CGFloat(size.height), by: part)
    let picture = Picture(Pixmap(connection: connection, size: size, depth: 32))
    let gradient = Picture(
      connection: connection, gradientOf: Double(across.upperBound - across.lowerBound), stops: CurlShading.backStops)
    let (e, scale) = (key.axis, Double(part * Self.unrotatedSoftness))
    gradient.setTransform(
      PictureTransform(a: scale * e.dx, b: 0, c: scale * e.dy, d: 0, tx: -Double(across.lowerBound)))
    picture.composite(.source, source: gradient, into: PixelRect(size))
    picture.setTransform(PictureTransform(a: 1 / Double(part), d: 1 / Double(part)))
    picture.setFilter(.bilinear)
    picture.setRepeat(.pad)
    return picture
  }

  /// The back as it lies over the page, without its offset along the axis. Its top left is at `backOrigin`.
  lazy var back: Picture = rotatedBack(
    CGSize(width: mirroredBounds.width, height: mirroredBounds.height),
    .translation(x: Double(mirroredBounds.x), y: Double(mirroredBounds.y)).concatenating(mirror))

  /// The back with a vertical axis and a horizontal fold, for drawing it around the cylinder.
  lazy var backForCylinder: Picture = {
    let size = CGSize(width: along.upperBound - along.lowerBound, height: across.upperBound - across.lowerBound)
    let (e, n) = (key.axis, CGVector(dx: -key.axis.dy, dy: key.axis.dx))
    let (s, v) = (across.upperBound, along.lowerBound)
    return rotatedBack(
      size, PlaneTransform(a: n.dx, b: n.dy, c: -e.dx, d: -e.dy, tx: s * e.dx + v * n.dx, ty: s * e.dy + v * n.dy))
  }()

  /// Returns the picture of the back, transformed by a map.
  ///
  /// - Parameters:
  ///   - size: The size of the result, in the page's pixels.
  ///   - map: Maps the result's pixels to the page's.
  private func rotatedBack(_ size: CGSize, _ map: PlaneTransform) -> Picture {
    let size = Self.shrunk(size.width, size.height, by: Self.softness)
    // With alpha also if it is opaque: the server filters a picture through the mask of a polygon quickly only then.
    let picture = Picture(Pixmap(connection: connection, size: size, depth: 32))
    let (scale, part) = (Double(Self.softness), 1 / Double(Self.unrotatedSoftness))
    let whole = PlaneTransform.scale(x: scale, y: scale).concatenating(map)
      .concatenating(.scale(x: part, y: part))
    unrotatedBack.setTransform(
      PictureTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: whole.tx, ty: whole.ty))
    picture.composite(.source, source: unrotatedBack, into: PixelRect(size))
    picture.setFilter(.bilinear)
    picture.setRepeat(.pad)
    return picture
  }

  /// Mirrors at the line along the fold through the page's top left.
  var mirror: PlaneTransform {
    let (x, y) = (Double(key.axis.dx), Double(key.axis.dy))
    return PlaneTransform(a: 1 - 2 * x * x, b: -2 * x * y, c: -2 * x * y, d: 1 - 2 * y * y)
  }

  /// The corners of the mirrored page, in the order of the page's corners.
  var mirroredCorners: [PicturePoint] {
    let (w, h) = (Double(key.size.width), Double(key.size.height))
    return [(0, 0), (w, 0), (w, h), (0, h)].compactMap { mirror.map(x: $0.0, y: $0.1) }
      .map { PicturePoint(x: $0.x, y: $0.y) }
  }

  var backOrigin: PixelPoint { PixelPoint(x: mirroredBounds.x, y: mirroredBounds.y) }

  private var mirroredBounds: PixelRect { mirror.bounds(of: PixelRect(key.size)) ?? .empty }

  private static func shrunk(_ width: CGFloat, _ height: CGFloat, by divisor: Int) -> PixelSize {
    func part(_ extent: CGFloat) -> Int { max(Int((extent / CGFloat(divisor)).rounded(.up)), 1) }
    return PixelSize(width: part(width), height: part(height))
  }

  // MARK: Shadow of the back

  /// The shadow of the back on the flat page, as black with the shadow's opacity, and the map from the mirrored page's
  /// coordinates to it.
  lazy var shadow: (picture: Picture, map: PlaneTransform) = {
    let deviation = CurlShading.backShadowBlur * Double(key.radius)
    let margin = Int((deviation * ShadowShape.blurExtent).rounded(.up))
    let bounds = mirroredBounds.inset(by: -margin)
    let divisor = min(
      max(Int(deviation / Self.shadowDetail), Self.shadowSoftness.lowerBound), Self.shadowSoftness.upperBound)
    let size = Self.shrunk(CGFloat(bounds.width), CGFloat(bounds.height), by: divisor)
    let map = PlaneTransform.translation(x: -Double(bounds.x), y: -Double(bounds.y))
      .concatenating(.scale(x: 1 / Double(divisor), y: 1 / Double(divisor)))
    var coverage = Coverage(width: size.width, height: size.height)
    let corners = mirroredCorners.compactMap { map.map(x: $0.x, y: $0.y) }
    coverage.draw { context in
      for (x, y) in corners { cairo_line_to(context, x, y) }
      cairo_set_source_rgba(context, 0, 0, 0, CurlShading.backShadowAlpha)
      cairo_fill(context)
    }
    coverage.blur(sigma: deviation / Double(divisor))
    // This is the only format that the server filters quickly.
    let picture = Picture(Pixmap(connection: connection, size: size, depth: 32))
    picture.composite(.source, source: coverage.upload(to: connection), into: PixelRect(size))
    picture.setFilter(.bilinear)
    return (picture, map)
  }()
}
