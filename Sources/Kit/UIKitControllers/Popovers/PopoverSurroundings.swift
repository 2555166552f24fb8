// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The area around a popover. A press there dismisses the popover, unless it is on a view that stays usable.
final class PopoverSurroundings: UIView {
  var passthroughViews: [UIView] = []

  override class var drawsNothing: Bool { true }

  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    for view in passthroughViews where view.window === window {
      if let inside = view.hitTest(view.convert(point, from: self), with: event) { return inside }
    }
    return hit
  }
}
