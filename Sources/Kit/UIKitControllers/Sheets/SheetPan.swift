// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A recognizer of vertical drags of a sheet.
final class SheetPan: DirectionalPan {
  nonisolated deinit {}

  override func isAccepted(_ translation: CGVector) -> Bool { abs(translation.dy) > abs(translation.dx) }

  override func distance(of translation: CGVector) -> CGFloat { max(abs(translation.dx), abs(translation.dy)) }

  override func deadZone(of translation: CGVector) -> CGVector? {
    guard super.deadZone(of: translation) != nil else { return nil }
    return CGVector(dx: 0, dy: translation.dy > 0 ? Self.hysteresis : -Self.hysteresis)
  }
}
