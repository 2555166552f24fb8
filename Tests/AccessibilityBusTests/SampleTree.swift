// SPDX-License-Identifier: MIT

@testable import AccessibilityBus

/// An application with one window, in which are a button, a field, a slider and a list of two rows.
enum SampleTree {
  static let window = 1, button = 2, field = 3, slider = 4, list = 5, rows = [6, 7]

  static func make() -> AccessibleTree {
    var tree = AccessibleTree(applicationName: "Sample")
    tree.add(node(.frame, "Window", 100, 50, 400, 300), id: window, to: AccessibleTree.root)
    tree.add(node(.button, "Send", 10, 20, 80, 40), id: button, to: window)
    tree.change(button) { $0.actions = ["press"] }
    tree.add(node(.entry, "Name", 10, 70, 80, 20), id: field, to: window)
    tree.change(field) {
      $0.text = AccessibleText("Ada", selection: 3..<3)
      $0.states = [.editable, .singleLine]
    }
    tree.add(node(.slider, "Volume", 10, 100, 80, 20), id: slider, to: window)
    tree.change(slider) { $0.value = AccessibleValue(minimum: 0, maximum: 10, current: 4, step: 1) }
    tree.add(node(.list, "", 200, 0, 200, 300), id: list, to: window)
    for (index, row) in rows.enumerated() {
      tree.add(node(.listItem, "Row \(index)", 200, index * 50, 200, 50), id: row, to: list)
    }
    return tree
  }

  private static func node(
    _ role: AccessibleRole, _ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  )
    -> AccessibleNode
  {
    var node = AccessibleNode(role: role)
    node.name = name
    node.frame = AccessibleNode.Frame(x: x, y: y, width: width, height: height)
    return node
  }
}
