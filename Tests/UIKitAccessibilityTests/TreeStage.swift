// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKit

@testable import UIKitAccessibility

/// A window on the manual clock, with the trees that assistive technology would see of it.
@MainActor
final class TreeStage {
  let host: ManualHost
  let source = TreeSource()

  init(_ root: UIViewController? = nil) {
    host = ManualHost(size: CGSize(width: 400, height: 600))
    host.window.rootViewController = root
    host.flush()
  }

  /// The tree after a turn.
  var tree: AccessibleTree {
    host.flush()
    return source.makeTree()
  }

  /// The tree in words: the role and the name of each object, indented below its parent.
  var outline: [String] {
    let tree = tree
    func lines(_ id: AccessibleID, _ indent: String) -> [String] {
      guard let node = tree[id] else { return [] }
      let line = node.name.isEmpty ? "\(node.role)" : "\(node.role) \(node.name)"
      return [indent + line] + node.children.flatMap { lines($0, indent + "  ") }
    }
    return (tree[AccessibleTree.root]?.children ?? []).flatMap { tree[$0]?.children ?? [] }.flatMap { lines($0, "") }
  }

  /// Returns the number of the first object with a name.
  func id(_ name: String) -> AccessibleID? {
    let tree = tree
    return tree.descendants(of: AccessibleTree.root).first { tree[$0]?.name == name }
  }

  /// Returns the first object with a name.
  func node(_ name: String) -> AccessibleNode? { id(name).flatMap { tree[$0] } }

  /// The name of the object that a screen reader is at.
  var focus: String? {
    let tree = tree
    return tree.descendants(of: AccessibleTree.root).lazy.compactMap { tree[$0] }
      .first { $0.states.contains(.focused) }?.name
  }

  /// Performs an action of the first object with a name that has it.
  func perform(_ action: String, on name: String) -> Bool {
    let tree = tree
    for id in tree.descendants(of: AccessibleTree.root) {
      guard let node = tree[id], node.name == name, let index = node.actions.firstIndex(of: action) else { continue }
      return source.perform(.perform(action: index), on: id) == .done
    }
    return false
  }

  func press(_ key: UIKeyboardHIDUsage) {
    guard let symbol = KeySymbol.symbol(of: key) else { preconditionFailure("there is no such key") }
    host.key(symbol)
  }

  func close() { host.window.close() }
}

/// A page with a title and a label that says it.
final class TitledPage: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
    label.text = "Text of \(title ?? "")"
    let button = UIButton(frame: CGRect(x: 0, y: 140, width: 200, height: 40))
    button.setTitle("Button of \(title ?? "")", for: .normal)
    view.addSubview(label)
    view.addSubview(button)
  }
}
