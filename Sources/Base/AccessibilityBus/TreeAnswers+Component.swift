// SPDX-License-Identifier: MIT

/// The interfaces for what an object occupies, what can be done with it, and which of its children are selected.
extension TreeAnswers {
  /// The origin of coordinates, by the numbers of `AtspiCoordType`.
  enum Origin: Int {
    case screen, window, parent
  }

  // MARK: Component

  /// The layer of `AtspiComponentLayer` for views, and that for windows.
  private static let layers: (views: UInt32, windows: UInt32) = (3, 7)

  func answerComponent(_ call: BusCall, _ id: AccessibleID, _ node: AccessibleNode) -> BusAnswer {
    switch call.member {
    case "Contains": answerPoint(call, id) { .bool($0.frame.contains(x: $1, y: $2)) }
    case "GetAccessibleAtPoint": answerPoint(call, id) { reference(object(in: id, $0, x: $1, y: $2)) }
    case "GetExtents": answerFrame(call.int(0), id) { [.tuple([.count($0.x), .count($0.y)] + size(of: $0))] }
    case "GetPosition": answerFrame(call.int(0), id) { [.count($0.x), .count($0.y)] }
    case "GetSize": .values(size(of: node.frame))
    case "GetLayer": .value(.unsigned(node.role == .frame ? Self.layers.windows : Self.layers.views))
    case "GetMDIZOrder": .value(.short(-1))
    case "GetAlpha": .value(.double(1))
    case "GrabFocus": .command(.focus, on: id)
    case "ScrollTo": .command(.reveal, on: id)
    default: .failure(.unknownMethod)
    }
  }

  private func size(of frame: AccessibleNode.Frame) -> [BusValue] { [.count(frame.width), .count(frame.height)] }

  /// Returns the frame of an object in other coordinates than those of its window.
  private func frame(of id: AccessibleID, from origin: Origin) -> AccessibleNode.Frame? {
    guard let node = tree[id] else { return nil }
    // A window has its frame on the screen, and all others have it in their window.
    guard node.role == .frame else { return moved(node.frame, of: id, to: origin) }
    return origin == .screen ? node.frame : node.frame.moved(x: -node.frame.x, y: -node.frame.y)
  }

  /// Returns a rectangle in the window of an object in other coordinates.
  func moved(_ frame: AccessibleNode.Frame, of id: AccessibleID, to origin: Origin) -> AccessibleNode.Frame? {
    guard let node = tree[id], let window = tree.window(of: id) else { return nil }
    switch origin {
    case .screen: return frame.moved(x: window.frame.x, y: window.frame.y)
    case .window: return frame
    case .parent:
      guard let parent = node.parent.flatMap({ tree[$0] }), parent.role != .frame else { return frame }
      return frame.moved(x: -parent.frame.x, y: -parent.frame.y)
    }
  }

  private func answerFrame(
    _ origin: Int?, _ id: AccessibleID, _ results: (AccessibleNode.Frame) -> [BusValue]
  ) -> BusAnswer {
    guard let origin = origin.flatMap(Origin.init) else { return .failure(.invalidArguments) }
    return frame(of: id, from: origin).map { .values(results($0)) } ?? .failure(.failed)
  }

  /// Answers a question about a point. The closure has the object as it is in the coordinates of the point.
  private func answerPoint(
    _ call: BusCall, _ id: AccessibleID, _ result: (AccessibleNode, Int, Int) -> BusValue
  ) -> BusAnswer {
    guard let x = call.int(0), let y = call.int(1), let origin = call.int(2).flatMap(Origin.init),
      var node = tree[id], let frame = frame(of: id, from: origin)
    else { return .failure(.invalidArguments) }
    node.frame = frame
    return .value(result(node, x, y))
  }

  /// Returns the object below a point, which is in the coordinates in which `node` has its frame.
  private func object(in id: AccessibleID, _ node: AccessibleNode, x: Int, y: Int) -> AccessibleID? {
    guard node.frame.contains(x: x, y: y), let inWindow = frame(of: id, from: .window) else { return nil }
    return tree.descendant(of: id, atX: x - node.frame.x + inWindow.x, y: y - node.frame.y + inWindow.y) ?? id
  }

  // MARK: Action

  func answerAction(_ call: BusCall, _ id: AccessibleID, _ node: AccessibleNode) -> BusAnswer {
    if call.member == "GetActions" {
      return .value(.array(of: "(sss)", node.actions.map { .tuple([.string($0), .string(""), .string("")]) }))
    }
    guard let index = call.int(0), let name = node.actions[safe: index] else { return .failure(.invalidArguments) }
    return switch call.member {
    case "GetName", "GetLocalizedName": .value(.string(name))
    case "GetDescription", "GetKeyBinding": .value(.string(""))
    case "DoAction": .command(.perform(action: index), on: id)
    default: .failure(.unknownMethod)
    }
  }

  // MARK: Selection

  func answerSelection(_ call: BusCall, _ id: AccessibleID, _ node: AccessibleNode) -> BusAnswer {
    let selected = tree.selection(of: id)
    let index = call.int(0) ?? -1
    switch call.member {
    case "GetSelectedChild": return .value(reference(selected[safe: index]))
    case "IsChildSelected": return .value(.bool(node.children[safe: index].map(selected.contains) ?? false))
    case "SelectChild": return .command(.selectChild(index, isSelected: true), on: id)
    case "DeselectChild": return .command(.selectChild(index, isSelected: false), on: id)
    case "DeselectSelectedChild":
      guard let child = selected[safe: index], let own = node.children.firstIndex(of: child) else {
        return .failure(.invalidArguments)
      }
      return .command(.selectChild(own, isSelected: false), on: id)
    default: return .failure(.unknownMethod)
    }
  }
}
