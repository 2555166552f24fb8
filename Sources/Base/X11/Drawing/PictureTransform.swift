// SPDX-License-Identifier: MIT

/// Maps a point of the destination to one of the source: x' = a*x + c*y + tx, y' = b*x + d*y + ty.
package struct PictureTransform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package static let identity = PictureTransform()

  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
