// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A tooltip, and the part of the view that it is about.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view beside which the tooltip appears, in the view's coordinates.
  let sourceRect: CGRect?

  /// Creates a tooltip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, nil) }

  /// Creates a tooltip for a part of the view.
  public convenience init(toolTip: String, in rect: CGRect) { self.init(toolTip, rect) }

  private init(_ toolTip: String, _ rect: CGRect?) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }

  nonisolated deinit {}
}
