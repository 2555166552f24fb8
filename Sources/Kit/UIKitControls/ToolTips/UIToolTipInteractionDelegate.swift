// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Chooses the tooltips of a ``UIToolTipInteraction``.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip for a point of the view, or `nil` for none. By default it is the interaction's
  /// ``UIToolTipInteraction/defaultToolTip``.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the interaction's ``UIToolTipInteraction/defaultToolTip``.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map(UIToolTipConfiguration.init) }
}
