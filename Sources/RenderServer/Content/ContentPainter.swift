// SPDX-License-Identifier: MIT
import CCairo
import CX11
import CoreGraphics
import X11

/// Makes textures: uploads images, and lets cairo draw the rest in the server.
enum ContentPainter {
  static func upload(_ image: CGImage, connection: Connection) -> Texture {
    let shown = PixelSize(
      width: min(image.width, Pixmap.maximumExtent), height: min(image.height, Pixmap.maximumExtent))
    let pixmap = Pixmap(connection: connection, size: shown, depth: image.isOpaque ? 24 : 32)
    image.pixels.withUnsafeBytes {
      pixmap.put($0, bytesPerRow: image.bytesPerRow, part: PixelRect(shown))
    }
    return Texture(connection: connection, picture: Picture(pixmap), size: shown, isOpaque: image.isOpaque)
  }

  /// Has cairo draw the source on a clear picture of its size.
  static func paint(_ source: TextureSource, connection: Connection) -> Texture {
    let wanted = source.pixelSize
    let size = PixelSize(
      width: min(wanted.width, Pixmap.maximumExtent), height: min(wanted.height, Pixmap.maximumExtent))
    let isOpaque = source.isOpaque
    let pixmap = Pixmap(connection: connection, size: size, depth: isOpaque ? 24 : 32)
    let picture = Picture(pixmap)
    if source.mustBeDrawnHere {
      draw(source, into: pixmap)
    } else {
      drawInServer(source, into: pixmap, isOpaque: isOpaque)
    }
    return Texture(connection: connection, picture: picture, size: size, isOpaque: isOpaque)
  }

  private static func draw(_ source: TextureSource, into pixmap: Pixmap) {
    let size = pixmap.size
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)) else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    paint(source, onto: surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let pixels = UnsafeRawBufferPointer(start: data, count: bytesPerRow * size.height)
    pixmap.put(pixels, bytesPerRow: bytesPerRow, part: PixelRect(size))
  }

  private static func paint(_ source: TextureSource, onto surface: OpaquePointer) {
    guard let context = cairo_create(surface) else { return }
    source.paint(onto: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  private static func drawInServer(_ source: TextureSource, into pixmap: Pixmap, isOpaque: Bool) {
    let (connection, size) = (pixmap.connection, pixmap.size)
    let format = isOpaque ? connection.formats.rgb24 : connection.formats.argb32
    Picture(pixmap).fill(.source, .clear, PixelRect(size))
    let screen = XScreenOfDisplay(connection.display, connection.screenNumber)
    if let surface = cairo_xlib_surface_create_with_xrender_format(
      connection.display, pixmap.xid, screen, format, Int32(size.width), Int32(size.height))
    {
      paint(source, onto: surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension TextureSource {
  /// Recordings are scaled by cairo's X backend as pixels, by its image backend as drawings.
  fileprivate var mustBeDrawnHere: Bool {
    guard case .recording(let recording, let scale) = self else { return false }
    return recording.scale != scale
  }
}
