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

  /// Creates the visual of a window. Returns nil if the server has no such format.
  init?(connection: Connection, window: SurfaceWindow, hasAlpha: Bool) {
    var wanted = XRenderPictFormat()
    wanted.id = window.format
    guard let format = XRenderFindFormat(connection.display, UInt(PictFormatID), &wanted, 0) else { return nil }
    depth = window.depth
    self.format = format
    self.hasAlpha = hasAlpha && depth == Self.alphaDepth
  }
}
