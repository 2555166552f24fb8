// SPDX-License-Identifier: MIT
import CX11
import X11

/// The depth and the picture format of a surface's pixels.
struct SurfaceVisual {
  let depth: Int
  /// The picture format, which belongs to the connection.
  let format: UnsafeMutablePointer<XRenderPictFormat>
  /// Whether pixels that no layer covers are transparent.
  let hasAlpha: Bool

  private static let alphaDepth = 32
  private static let opaqueDepth = 24

  /// Creates the visual of an off-screen surface.
  init(connection: Connection, hasAlpha: Bool) {
    self.hasAlpha = hasAlpha
    depth = hasAlpha ? Self.alphaDepth : Self.opaqueDepth
    format = hasAlpha ? connection.formats.argb32 : connection.formats.rgb24
  }

  /// Creates the visual of a window. Returns nil if there is no such window, or if nothing can be drawn to its visual.
  init?(connection: Connection, window: UInt, hasAlpha: Bool) {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, window, &attributes) != 0,
      let format = XRenderFindVisualFormat(connection.display, attributes.visual)
    else { return nil }
    depth = Int(attributes.depth)
    self.format = format
    self.hasAlpha = hasAlpha && depth == Self.alphaDepth
  }
}
