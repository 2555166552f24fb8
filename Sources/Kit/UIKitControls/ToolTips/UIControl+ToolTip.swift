// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UIControl {
  func setToolTip(_ newValue: String?) {
    if let toolTipInteraction {
      toolTipInteraction.defaultToolTip = newValue
    } else if let newValue {
      addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
    }
  }
}
