// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControls
import UIKitCore

/// The states of elements.
enum ElementStates {
  static func states(
    of object: UIResponder, traits: UIAccessibilityTraits, _ role: AccessibleRole
  ) -> AccessibleStates {
    var states: AccessibleStates = traits.contains(.notEnabled) ? [] : [.enabled, .sensitive]
    if (object as? UIView)?.canBecomeFocused ?? false { states.insert(.focusable) }
    states.formUnion(selection(of: object, traits, role))
    states.formUnion(editing(of: object))
    if let wheel = object as? UIActivityIndicatorView, wheel.isAnimating { states.insert(.busy) }
    if let control = object as? UIControl, control.showsMenuAsPrimaryAction { states.insert(.hasPopup) }
    return states
  }

  private static func selection(
    of object: UIResponder, _ traits: UIAccessibilityTraits, _ role: AccessibleRole
  ) -> AccessibleStates {
    let isSelected = (object as? UISwitch)?.isOn ?? traits.contains(.selected)
    switch role {
    case .toggleButton, .radioButton, .checkMenuItem: return isSelected ? [.checkable, .checked] : .checkable
    case .pageTab: return isSelected ? [.selectable, .selected] : .selectable
    default: return isSelected ? [.selectable, .selected] : []
    }
  }

  private static func editing(of object: UIResponder) -> AccessibleStates {
    if let view = object as? UITextView {
      return [.multiLine, .selectableText, view.isEditable ? .editable : .readOnly]
    }
    guard let field = object as? UITextField else { return [] }
    return field.isEnabled ? [.singleLine, .selectableText, .editable] : .singleLine
  }
}
