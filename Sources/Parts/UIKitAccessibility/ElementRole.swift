// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControllers
import UIKitControls
import UIKitCore

/// The kinds of elements.
enum ElementRole {
  static func role(of object: UIResponder, traits: UIAccessibilityTraits) -> AccessibleRole {
    switch object {
    case let field as UITextField: field.isSecureTextEntry ? .passwordText : .entry
    case is UITextView: .text
    case is UISwitch: .toggleButton
    case is UISlider: .slider
    case is UIStepper: .spinButton
    case is UIProgressView: .progressBar
    case let view as UIView where view.superview is UISegmentedControl: .radioButton
    case let view as UIView where isInside(view, UITabBar.self): .pageTab
    case let view as UIView where view.window?.keyOverlay.map(view.isDescendant) ?? false: menuRole(traits)
    default: role(of: traits) ?? (object is UIControl ? .button : .label)
    }
  }

  private static func isInside<Container: UIView>(_ view: UIView, _ container: Container.Type) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is Container }
  }

  private static func menuRole(_ traits: UIAccessibilityTraits) -> AccessibleRole {
    if traits.contains(.header) { return .label }
    return traits.contains(.selected) ? .checkMenuItem : .menuItem
  }

  private static func role(of traits: UIAccessibilityTraits) -> AccessibleRole? {
    let roles: [(UIAccessibilityTraits, AccessibleRole)] = [
      (.searchField, .entry), (.adjustable, .slider), (.link, .link), (.button, .button), (.keyboardKey, .button),
      (.header, .heading), (.image, .image),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}
