// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UIControl {
  /// The text that is shown when the pointer rests over the control, or `nil` for none. The default is `nil`.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The interaction that shows the control's tooltip, or `nil` if it has none.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
