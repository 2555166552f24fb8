// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitTables

/// The actions of an element or a container.
struct ElementActions {
  private enum Action {
    case press, increment, decrement, escape
    case custom(UIAccessibilityCustomAction)

    var name: String { if case .custom(let action) = self { action.name } else { "\(self)" } }
  }

  private let object: UIResponder
  private let actions: [Action]

  init(_ object: UIResponder) {
    self.object = object
    let standard = Self.canBePressed(object) ? [Action.press] : []
    let adjustments: [Action] = object.accessibilityTraits.contains(.adjustable) ? [.increment, .decrement] : []
    let custom = (object.accessibilityCustomActions ?? []).map(Action.custom)
    actions = standard + adjustments + custom + (Self.canBeLeft(object) ? [.escape] : [])
  }

  var names: [String] { actions.map(\.name) }

  /// Performs the action at an index. Returns whether there was one and it succeeded.
  func perform(_ index: Int) -> Bool {
    guard actions.indices.contains(index) else { return false }
    switch actions[index] {
    case .press: return press()
    case .increment: object.accessibilityIncrement()
    case .decrement: object.accessibilityDecrement()
    case .escape: return escape()
    case .custom(let action): return action.actionHandler?(action) ?? false
    }
    return true
  }

  // MARK: Presses

  private static func canBePressed(_ object: UIResponder) -> Bool {
    let traits = object.accessibilityTraits
    guard !traits.contains(.notEnabled) else { return false }
    switch object {
    case is UITableViewCell, is UICollectionViewCell: return true
    case is UISlider, is UIStepper, is UIPageControl, is UIProgressView: return false
    case let control as UIControl where control.isAccessibilityElement: return true
    default: break
    }
    guard traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField]) else { return true }
    let recognizers = (object as? UIView)?.gestureRecognizers ?? []
    return object.isAccessibilityElement && recognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer }
  }

  /// Activates the element or, if it does not handle that itself, presses it as a click does.
  private func press() -> Bool {
    if let control = object as? UIControl, control.isAccessibilityElement {
      control.performPrimaryAction()
      return true
    }
    if object.accessibilityActivate() { return true }
    return object.showingView?.window?.press(at: object.accessibilityActivationPoint) ?? false
  }

  // MARK: Leaving

  private static func canBeLeft(_ object: UIResponder) -> Bool {
    guard let view = object as? UIView, !view.isAccessibilityElement else { return false }
    return view.accessibilityViewIsModal || ContainerRole.controller(of: view) != nil
  }

  /// Leaves a modal view or a page: the first responder that can escape does, and otherwise the first that goes back.
  private func escape() -> Bool {
    sequence(first: object, next: \.next).contains { $0.accessibilityPerformEscape() } || object.performBackAction()
  }
}
