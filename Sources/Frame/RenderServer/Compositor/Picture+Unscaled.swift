// SPDX-License-Identifier: MIT
import X11

extension Picture {
  /// Lets the picture be drawn pixel for pixel, with nothing around it, whatever it was drawn for before.
  func setUnscaled() {
    setTransform(.identity)
    setFilter(.nearest)
    setRepeat(.none)
  }
}
