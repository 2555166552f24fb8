// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControls
import UIKitCore

/// The description of an element or a container, from its accessibility properties and from what its class knows of itself.
struct ElementNode {
  let object: UIResponder
  private let window: UIWindow
  private let clip: CGRect
  let traits: UIAccessibilityTraits

  /// - Parameter clip: The part of the window in which the object can be seen, in points.
  init(_ object: UIResponder, window: UIWindow, clip: CGRect) {
    (self.object, self.window, self.clip) = (object, window, clip)
    traits = object.accessibilityTraits
  }

  /// Returns the description of an element.
  func make() -> AccessibleNode {
    var node = makeCommon(ElementRole.role(of: object, traits: traits))
    node.name = name
    node.description = description
    node.actions = ElementActions(object).names
    node.value = ElementValue.value(of: object)
    node.text = ElementText.text(of: object, name: node.name)
    node.states.formUnion(ElementStates.states(of: object, traits: traits, node.role))
    addAttributes(to: &node)
    return node
  }

  /// Returns the description of a container.
  func makeContainer(_ role: AccessibleRole) -> AccessibleNode {
    var node = makeCommon(role)
    let controller = (object as? UIView).flatMap(ContainerRole.controller)
    node.name = object.accessibilityLabel ?? controller.flatMap(ContainerRole.title) ?? ""
    node.actions = ElementActions(object).names
    node.states.formUnion([.enabled, .sensitive])
    if role == .dialog || role == .alert { node.states.insert(.modal) }
    return node
  }

  private func makeCommon(_ role: AccessibleRole) -> AccessibleNode {
    var node = AccessibleNode(role: role)
    let frame = object.accessibilityFrame
    let scale = window.contentScaleFactor
    node.identifier = object.accessibilityIdentifier ?? ""
    node.frame = AccessibleNode.Frame(frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
    node.states = frame.intersects(clip) ? [.visible, .showing] : .visible
    return node
  }

  private var name: String {
    if let label = object.accessibilityLabel, !label.isEmpty { return label }
    return (object as? UITextField)?.placeholder ?? ""
  }

  /// The value as far as nothing else tells it, and the hint.
  private var description: String {
    let isShown = ElementValue.value(of: object) != nil || ElementText.isEdited(object) || object is UISwitch
    let value = isShown || traits.contains(.adjustable) ? nil : object.accessibilityValue
    return [value, object.accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func addAttributes(to node: inout AccessibleNode) {
    if traits.contains(.adjustable) || node.value != nil, let value = object.accessibilityValue {
      node.attributes["valuetext"] = value
    }
    if let placeholder = (object as? UITextField)?.placeholder { node.attributes["placeholder-text"] = placeholder }
  }
}
