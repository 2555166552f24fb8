// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// Returns the index of the tab that a key selects.
  func tab(for press: UIPress) -> Int? {
    guard let key = press.key, key.modifierFlags.contains(.control), let count = viewControllers?.count, count > 0
    else {
      return nil
    }
    switch key.keyCode {
    case .keyboardTab:
      let step = key.modifierFlags.contains(.shift) ? count - 1 : 1
      return (selectedIndex + step) % count
    case .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9:
      let index = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
      return index < count ? index : nil
    default: return nil
    }
  }
}
