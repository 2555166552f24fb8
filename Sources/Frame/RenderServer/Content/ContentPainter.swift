// SPDX-License-Identifier: MIT
import CCairo
import CX11
import CoreGraphics
import X11

/// Makes textures: uploads images, and lets cairo draw everything else on the server.
enum ContentPainter {
  /// Uploads an image, and gives its pixels back where its file can be decoded again.
  static func upload(_ image: CGImage, connection: Connection) -> Texture {
    let shown = PixelSize(
      width: min(image.width, Pixmap.maximumExtent), height: min(image.height, Pixmap.maximumExtent))
    let pixmap = Pixmap(connection: connection, size: shown, depth: image.isOpaque ? 24 : 32)
    image.pixels.withUnsafeBytes {
      pixmap.put($0, bytesPerRow: image.bytesPerRow, part: PixelRect(shown))
    }
    image.discardPixels()
    return Texture(connection: connection, picture: Picture(pixmap), size: shown, isOpaque: image.isOpaque)
  }

  /// The largest area of a drawing in pixels: 256 MB, twice an 8K screen. Larger drawings are drawn smaller and
  /// stretched.
  private static let maximumArea = 1 << 26

  /// Returns the smallest divisor of the sides with which a drawing of this size fits into a pixmap.
  private static func reduction(of size: PixelSize) -> Int {
    let side = (max(size.width, size.height) - 1) / Pixmap.maximumExtent + 1
    let area = Double(size.width) * Double(size.height) / Double(maximumArea)
    return max(side, Int(area.squareRoot().rounded(.up)))
  }

  /// Returns the source as cairo draws it on a transparent picture of its size, or of a fraction of its size if that
  /// would be too large.
  static func paint(_ source: TextureSource, connection: Connection) -> Texture {
    let wanted = source.pixelSize
    let reduction = reduction(of: wanted)
    let size = PixelSize(width: max(wanted.width / reduction, 1), height: max(wanted.height / reduction, 1))
    let isOpaque = source.isOpaque
    let pixmap = Pixmap(connection: connection, size: size, depth: isOpaque ? 24 : 32)
    let picture = Picture(pixmap)
    if reduction > 1 || source.mustBeDrawnHere(for: connection) {
      draw(source, into: pixmap, reduction: reduction)
    } else {
      drawInServer(pixmap, isOpaque: isOpaque) { paint(source, onto: $0) }
    }
    return Texture(
      connection: connection, picture: picture, size: size, reduction: reduction, isOpaque: isOpaque)
  }

  private static func draw(_ source: TextureSource, into pixmap: Pixmap, reduction: Int) {
    let size = pixmap.size
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)) else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    paint(source, onto: surface, reduction: reduction)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let pixels = UnsafeRawBufferPointer(start: data, count: bytesPerRow * size.height)
    pixmap.put(pixels, bytesPerRow: bytesPerRow, part: PixelRect(size))
  }

  private static func paint(_ source: TextureSource, onto surface: OpaquePointer, reduction: Int = 1) {
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, 1 / Double(reduction), 1 / Double(reduction))
    source.paint(onto: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Has cairo ask the server about the display, before the first frame waits for that.
  static func prepare(_ connection: Connection) {
    _ = ServerText.claim(connection)
    let pixmap = Pixmap(connection: connection, size: PixelSize(width: 1, height: 1), depth: 32)
    drawInServer(pixmap, isOpaque: false) { _ in }
  }

  private static func drawInServer(_ pixmap: Pixmap, isOpaque: Bool, _ paint: (OpaquePointer) -> Void) {
    let (connection, size) = (pixmap.connection, pixmap.size)
    let format = isOpaque ? connection.formats.rgb24 : connection.formats.argb32
    Picture(pixmap).fill(.source, .clear, PixelRect(size))
    let screen = XScreenOfDisplay(connection.display, connection.screenNumber)
    if let surface = cairo_xlib_surface_create_with_xrender_format(
      connection.display, pixmap.xid, screen, format, Int32(size.width), Int32(size.height))
    {
      paint(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension TextureSource {
  /// Whether the source must be drawn in this process. To scale a recording, cairo's X backend scales pixels, but its
  /// image backend scales the drawing.
  fileprivate func mustBeDrawnHere(for connection: Connection) -> Bool {
    guard case .recording(let recording, let scale) = self else { return false }
    return recording.scale != scale || !ServerText.claim(connection)
  }
}
