// SPDX-License-Identifier: MIT

/// The interfaces that describe an object, its place in the tree, and the application.
extension TreeAnswers {
  /// The version of the protocol whose events and interfaces are used.
  private static let protocolVersion = "2.1"

  func accessibleProperties(_ id: AccessibleID, _ node: AccessibleNode) -> [(String, BusValue)] {
    [
      ("Name", .string(node.name)), ("Description", .string(node.description)), ("Parent", parent(of: id, node)),
      ("ChildCount", .count(node.children.count)), ("Locale", .string(identity.locale)),
      ("AccessibleId", .string(node.identifier)), ("HelpText", .string("")),
    ]
  }

  private func parent(of id: AccessibleID, _ node: AccessibleNode) -> BusValue {
    id == AccessibleTree.root ? identity.desktop.value : reference(node.parent)
  }

  func answerAccessible(_ call: BusCall, _ id: AccessibleID, _ node: AccessibleNode) -> BusAnswer {
    switch call.member {
    case "GetChildAtIndex": .value(reference(call.int(0).flatMap { node.children[safe: $0] }))
    case "GetChildren": .value(references(node.children))
    case "GetIndexInParent": .value(.count(index(of: id, node)))
    case "GetRelationSet": .value(.array(of: "(ua(so))", []))
    case "GetRole": .value(.unsigned(node.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": .value(.string(node.role.name))
    case "GetState": .value(node.states.words)
    case "GetAttributes": .value(.dictionary(attributes(of: node)))
    case "GetApplication": .value(reference(AccessibleTree.root))
    case "GetInterfaces":
      .value(.array(of: "s", Interface.allCases.filter { has($0, node) }.map { .string($0.name) }))
    default: .failure(.unknownMethod)
    }
  }

  private func index(of id: AccessibleID, _ node: AccessibleNode) -> Int {
    guard let parent = node.parent.flatMap({ tree[$0] }) else { return -1 }
    return parent.children.firstIndex(of: id) ?? -1
  }

  private func attributes(of node: AccessibleNode) -> [String: String] {
    node.attributes.merging(["toolkit": "Passage"]) { own, _ in own }
  }

  var applicationProperties: [(String, BusValue)] {
    [
      ("ToolkitName", .string("Passage")), ("Version", .string(Self.protocolVersion)),
      ("ToolkitVersion", .string(Self.protocolVersion)), ("AtspiVersion", .string(Self.protocolVersion)),
      ("Id", .int(identity.applicationID)),
    ]
  }

  func answerApplication(_ call: BusCall) -> BusAnswer {
    switch call.member {
    case "GetLocale": .value(.string(identity.locale))
    default: .failure(.unknownMethod)
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
