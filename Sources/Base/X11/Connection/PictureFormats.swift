// SPDX-License-Identifier: MIT

package import CX11

/// The picture formats that drawing uses. The pointers belong to the connection and are valid as long as it exists.
package struct PictureFormats: @unchecked Sendable {
  /// 8 bits each of premultiplied alpha, red, green and blue; depth 32.
  package let argb32: UnsafeMutablePointer<XRenderPictFormat>
  /// Opaque pixels; depth 24.
  package let rgb24: UnsafeMutablePointer<XRenderPictFormat>
  /// Coverage only; depth 8.
  package let a8: UnsafeMutablePointer<XRenderPictFormat>

  init?(display: OpaquePointer) {
    guard let argb32 = XRenderFindStandardFormat(display, Int32(PictStandardARGB32)),
      let rgb24 = XRenderFindStandardFormat(display, Int32(PictStandardRGB24)),
      let a8 = XRenderFindStandardFormat(display, Int32(PictStandardA8))
    else { return nil }
    self.argb32 = argb32
    self.rgb24 = rgb24
    self.a8 = a8
  }
}
