// SPDX-License-Identifier: MIT

/// All objects of the program at one instant, as a value.
///
/// The main thread makes a new tree when something may have changed. Questions are answered from the last one on the
/// thread of the bus, so that a busy program answers at once; and the events are the difference of two trees.
package struct AccessibleTree: Equatable, Sendable {
  /// The application.
  package static let root: AccessibleID = 0

  private var nodes: [AccessibleID: AccessibleNode]

  /// Creates a tree of an application without windows.
  package init(applicationName: String) {
    var application = AccessibleNode(role: .application)
    application.name = applicationName
    application.states = [.enabled, .sensitive, .visible, .showing]
    nodes = [Self.root: application]
  }

  /// The object with a number, or nil if there is none.
  package subscript(id: AccessibleID) -> AccessibleNode? { nodes[id] }

  package var ids: some Collection<AccessibleID> { nodes.keys }

  /// Adds an object as the last child of another. An object that is there already stays where it is.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  package mutating func add(_ node: AccessibleNode, id: AccessibleID, to parent: AccessibleID) -> Bool {
    guard nodes[id] == nil, nodes[parent] != nil else { return false }
    var node = node
    node.parent = parent
    node.children = []
    nodes[id] = node
    nodes[parent]?.children.append(id)
    return true
  }

  /// Changes an object, but neither its parent nor its children.
  package mutating func change(_ id: AccessibleID, _ body: (inout AccessibleNode) -> Void) {
    guard var node = nodes[id] else { return }
    let (parent, children) = (node.parent, node.children)
    body(&node)
    (node.parent, node.children) = (parent, children)
    nodes[id] = node
  }

  /// Returns the objects below one, those of a branch before the next branch.
  package func descendants(of id: AccessibleID) -> [AccessibleID] {
    (nodes[id]?.children ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  /// Returns the selected children of an object.
  func selection(of id: AccessibleID) -> [AccessibleID] {
    (nodes[id]?.children ?? []).filter { nodes[$0]?.states.contains(.selected) ?? false }
  }

  /// Returns the window that contains an object.
  func window(of id: AccessibleID) -> AccessibleNode? {
    var current = nodes[id]
    while let node = current, node.role != .frame { current = node.parent.flatMap { nodes[$0] } }
    return current
  }

  /// Returns the deepest object at a point of a window in pixels. If two overlap, it is the later one.
  func descendant(of id: AccessibleID, atX x: Int, y: Int) -> AccessibleID? {
    for child in (nodes[id]?.children ?? []).reversed() {
      guard let node = nodes[child], node.frame.contains(x: x, y: y) else { continue }
      return descendant(of: child, atX: x, y: y) ?? child
    }
    return nil
  }
}
