// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCore

/// An object with what is inside it, before it is added to a tree.
struct Branch {
  let object: UIResponder
  var node: AccessibleNode
  var children: [Branch] = []

  /// The elements in their order.
  var leaves: [Branch] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

  /// Whether it only tells something, so that a list can read it as a part of its row.
  var isPlainText: Bool {
    children.isEmpty && node.actions.isEmpty && [.label, .heading, .image].contains(node.role)
  }

  func add(to tree: inout AccessibleTree, below parent: AccessibleID, _ identities: ElementIdentities) {
    let id = identities.id(of: object)
    guard tree.add(node, id: id, to: parent) else { return }
    for child in children { child.add(to: &tree, below: id, identities) }
  }
}
