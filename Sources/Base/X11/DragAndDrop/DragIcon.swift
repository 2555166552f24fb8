// SPDX-License-Identifier: MIT
import CX11

/// The picture of what is dragged, beyond the program's own windows: a window that no window manager manages and that no
/// pointer enters.
package final class DragIcon {
  /// The shapes that are seen and that are for the pointer, as the SHAPE extension numbers them.
  private static let (boundingShape, inputShape): (Int32, Int32) = (0, 2)
  /// The alpha from which a pixel is shown where the screen has no translucent windows. The value is a choice.
  private static let leastAlpha: UInt8 = 128

  private let connection: Connection
  private let xid: UInt
  private let resources: WindowResources
  private var isOpen = true
  package private(set) var isShown = false

  /// Makes the window, which ``move(to:)`` shows. Returns nil if the server cannot let the pointer through it.
  ///
  /// - Parameters:
  ///   - pixels: The pixels row by row: blue, green, red and alpha, which is premultiplied.
  ///     Without a compositing manager, what is rather transparent is left out, and the rest is on white.
  package init?(connection: Connection, size: PixelSize, pixels: [UInt8]) {
    guard connection.extensions.fixes != nil, !connection.isLost, pixels.count >= size.width * size.height * 4 else {
      return nil
    }
    connection.prepare(.fixes)
    self.connection = connection
    let compositor = connection.line.owner(ofSelection: connection.atoms.compositorSelection).answer() ?? 0
    let visual = WindowVisual.best(for: connection, usesAlpha: compositor != 0)
    resources = WindowResources(connection: connection, visual: visual)
    xid = Self.makeWindow(connection, size, resources)
    setPicture(visual.hasAlpha ? pixels : Self.onWhite(pixels), size)
    letPointerThrough()
    if !visual.hasAlpha { cutOut(pixels, size) }
  }

  deinit { close() }

  /// Moves the top left of the picture to a pixel of the screen, and shows it.
  ///
  /// It is raised with the same request, because a window under the pointer may have come above it.
  package func move(to point: PixelPoint) {
    guard isOpen, !connection.isLost else { return }
    var changes = XWindowChanges()
    (changes.x, changes.y, changes.stack_mode) = (Int32(clamping: point.x), Int32(clamping: point.y), Above)
    XConfigureWindow(connection.display, xid, UInt32(CWX | CWY | CWStackMode), &changes)
    guard !isShown else { return }
    XMapWindow(connection.display, xid)
    isShown = true
  }

  package func hide() {
    guard isShown, !connection.isLost else { return }
    XUnmapWindow(connection.display, xid)
    isShown = false
  }

  package func close() {
    guard isOpen else { return }
    (isOpen, isShown) = (false, false)
    guard !connection.isLost else { return }
    XDestroyWindow(connection.display, xid)
    resources.free(connection)
  }

  private static func makeWindow(_ connection: Connection, _ size: PixelSize, _ resources: WindowResources) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.border_pixel = 0
    attributes.colormap = resources.colormap
    return XCreateWindow(
      connection.display, connection.rootWindow, 0, 0, UInt32(size.width), UInt32(size.height), 0,
      resources.visual.depth, UInt32(InputOutput), resources.visual.visual,
      UInt(CWOverrideRedirect | CWBorderPixel | CWColormap), &attributes)
  }

  /// Returns the pixels as they look on white.
  private static func onWhite(_ pixels: [UInt8]) -> [UInt8] {
    pixels.indices.map { index in
      let alpha = pixels[index | 3]
      return index & 3 == 3 ? 255 : pixels[index] &+ (255 - alpha)
    }
  }

  /// The server shows the background by itself, wherever the window is.
  private func setPicture(_ pixels: [UInt8], _ size: PixelSize) {
    let depth = Int(resources.visual.depth)
    let pixmap = Pixmap(connection: connection, size: size, depth: depth)
    pixels.withUnsafeBytes { bytes in
      let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: CChar.self).baseAddress)
      guard
        let image = XCreateImage(
          connection.display, nil, UInt32(depth), ZPixmap, 0, data, UInt32(size.width), UInt32(size.height), 32, 0),
        let context = XCreateGC(connection.display, pixmap.xid, 0, nil)
      else { return }
      image.pointee.byte_order = LSBFirst
      XPutImage(
        connection.display, pixmap.xid, context, image, 0, 0, 0, 0, UInt32(size.width), UInt32(size.height))
      XFreeGC(connection.display, context)
      // Xlib must not free the caller's pixels.
      image.pointee.data = nil
      _ = x_destroy_image(image)
    }
    XSetWindowBackgroundPixmap(connection.display, xid, pixmap.xid)
  }

  /// Makes the window's shape for the pointer empty, so that the windows below it are found.
  private func letPointerThrough() {
    let region = XFixesCreateRegion(connection.display, nil, 0)
    XFixesSetWindowShapeRegion(connection.display, xid, Self.inputShape, 0, 0, region)
    XFixesDestroyRegion(connection.display, region)
  }

  /// Gives the window the shape of the pixels that are shown.
  private func cutOut(_ pixels: [UInt8], _ size: PixelSize) {
    let stride = (size.width + 7) / 8
    var bits = [CChar](repeating: 0, count: stride * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width where pixels[(y * size.width + x) * 4 + 3] >= Self.leastAlpha {
        bits[y * stride + x / 8] |= CChar(bitPattern: 1 << UInt8(x % 8))
      }
    }
    let bitmap = XCreateBitmapFromData(connection.display, xid, bits, UInt32(size.width), UInt32(size.height))
    let region = XFixesCreateRegionFromBitmap(connection.display, bitmap)
    XFixesSetWindowShapeRegion(connection.display, xid, Self.boundingShape, 0, 0, region)
    XFixesDestroyRegion(connection.display, region)
    XFreePixmap(connection.display, bitmap)
  }
}
