// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCollections
import UIKitCore
import UIKitTables

/// The descriptions of tables and collections, and of their rows. Only the rows that are shown are in the tree, so each
/// tells its position among all.
enum ListNode {
  /// Sorts the rows, because reused cells are in no order among the subviews.
  static func sorted(_ branches: [Branch]) -> [Branch] {
    branches.sorted { one, other in
      let (one, other) = (one.node.frame, other.node.frame)
      return one.y == other.y ? one.x < other.x : one.y < other.y
    }
  }

  static func describe(_ view: UIView, _ node: inout AccessibleNode) {
    let table = (view as? UITableView)?.allowsMultipleSelection
    let collection = (view as? UICollectionView)?.allowsMultipleSelection
    if table ?? collection ?? false { node.states.insert(.multiSelectable) }
  }

  /// Returns the branch of a row. Its texts are its name, unless the program has given it one; buttons and other elements in it
  /// remain.
  static func row(_ cell: UIView, _ children: [Branch], _ element: ElementNode) -> Branch {
    var node = element.makeContainer(.listItem)
    let texts = children.filter(\.isPlainText)
    if node.name.isEmpty { node.name = texts.map(\.node.name).filter { !$0.isEmpty }.joined(separator: ", ") }
    node.states.formUnion(.selectable)
    if isSelected(cell) { node.states.insert(.selected) }
    if let position = position(of: cell) {
      node.attributes["posinset"] = "\(position.index + 1)"
      node.attributes["setsize"] = "\(position.count)"
    }
    var branch = Branch(object: cell, node: node)
    branch.children = children.filter { !$0.isPlainText }
    return branch
  }

  private static func isSelected(_ cell: UIView) -> Bool {
    (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }

  /// Returns the position of a row among those of all sections, from 0.
  private static func position(of cell: UIView) -> (index: Int, count: Int)? {
    let containers = sequence(first: cell, next: \.superview).dropFirst()
    for case let table as UITableView in containers {
      guard let cell = cell as? UITableViewCell, let path = table.indexPath(for: cell) else { return nil }
      return position(path.row, path.section, (0..<table.numberOfSections).map(table.numberOfRows))
    }
    for case let collection as UICollectionView in containers {
      guard let cell = cell as? UICollectionViewCell, let path = collection.indexPath(for: cell) else { return nil }
      return position(path.item, path.section, (0..<collection.numberOfSections).map(collection.numberOfItems))
    }
    return nil
  }

  private static func position(_ row: Int, _ section: Int, _ counts: [Int]) -> (index: Int, count: Int) {
    (counts.prefix(section).reduce(0, +) + row, counts.reduce(0, +))
  }
}
