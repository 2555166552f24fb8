// SPDX-License-Identifier: MIT

/// Answers the calls of assistive technology from a tree. Each interface of AT-SPI has an extension.
struct TreeAnswers {
  /// The program as assistive technology knows it, beside the tree.
  struct Identity: Equatable {
    /// The name of the program's connection.
    var connection: String
    /// The object that contains all applications.
    var desktop = BusAddress.registry
    /// The number that the registry has given to the application.
    var applicationID: Int32 = 0
    /// The language of the program's texts.
    var locale: String
  }

  /// The interfaces of AT-SPI.
  enum Interface: String, CaseIterable {
    case accessible, application, component, action, text, editableText, value, selection

    /// The name on the bus.
    var name: String { "org.a11y.atspi.\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }

    init?(name: String) {
      guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = match
    }
  }

  let tree: AccessibleTree
  let identity: Identity

  func answer(_ call: BusCall) -> BusAnswer {
    if call.object == BusAddress.cache { return answerCache(call) }
    guard let id = BusAddress.id(ofPath: call.object), let node = tree[id] else { return .failure(.unknownObject) }
    if call.interface == "org.freedesktop.DBus.Properties" { return answerProperty(call, id, node) }
    guard let interface = Interface(name: call.interface), has(interface, node) else {
      return .failure(.unknownInterface)
    }
    return answer(call, interface, id, node)
  }

  /// Answers a client that asks for many objects at once: it gets none, and asks for each that it needs.
  private func answerCache(_ call: BusCall) -> BusAnswer {
    guard call.interface == "org.a11y.atspi.Cache" else { return .failure(.unknownInterface) }
    guard call.member == "GetItems" else { return .failure(.unknownMethod) }
    return .value(.array(of: "((so)(so)(so)iiassusau)", []))
  }

  private func answer(
    _ call: BusCall, _ interface: Interface, _ id: AccessibleID, _ node: AccessibleNode
  ) -> BusAnswer {
    switch interface {
    case .accessible: answerAccessible(call, id, node)
    case .application: answerApplication(call)
    case .component: answerComponent(call, id, node)
    case .action: answerAction(call, id, node)
    case .text: node.text.map { answerText(call, id, TextReader($0)) } ?? .failure(.unknownInterface)
    case .editableText: node.text.map { answerEditing(call, id, TextReader($0)) } ?? .failure(.unknownInterface)
    case .value: .failure(.unknownMethod)
    case .selection: answerSelection(call, id, node)
    }
  }

  /// Returns whether an object has an interface.
  func has(_ interface: Interface, _ node: AccessibleNode) -> Bool {
    switch interface {
    case .accessible: true
    case .application: node.role == .application
    case .component: node.role != .application
    case .action: !node.actions.isEmpty
    case .text: node.text != nil
    case .editableText: node.text != nil && node.states.contains(.editable)
    case .value: node.value != nil
    case .selection: node.hasSelection
    }
  }

  func address(of id: AccessibleID) -> BusAddress {
    BusAddress(connection: identity.connection, path: BusAddress.path(of: id))
  }

  /// Returns the reference to an object, or to none.
  func reference(_ id: AccessibleID?) -> BusValue {
    (id.map(address) ?? BusAddress(connection: "", path: "/org/a11y/atspi/null")).value
  }

  func references(_ ids: [AccessibleID]) -> BusValue { .array(of: "(so)", ids.map { address(of: $0).value }) }

  // MARK: Properties

  private func answerProperty(_ call: BusCall, _ id: AccessibleID, _ node: AccessibleNode) -> BusAnswer {
    guard let name = call.text(0) else { return .failure(.invalidArguments) }
    guard let interface = Interface(name: name), has(interface, node) else { return .failure(.unknownInterface) }
    let properties = properties(of: interface, id, node)
    switch call.member {
    case "GetAll":
      let entries = properties.map { BusValue.entry(.string($0.0), .variant($0.1)) }
      return .value(.array(of: "{sv}", entries))
    case "Get":
      guard let property = properties.first(where: { $0.0 == call.text(1) }) else { return .failure(.unknownProperty) }
      return .value(.variant(property.1))
    case "Set": return setProperty(call, of: interface, id, node)
    default: return .failure(.unknownMethod)
    }
  }

  private func setProperty(
    _ call: BusCall, of interface: Interface, _ id: AccessibleID, _ node: AccessibleNode
  ) -> BusAnswer {
    guard call.arguments.count == 3 else { return .failure(.invalidArguments) }
    switch (interface, call.text(1)) {
    case (.application, "Id"):
      guard case .int(let number) = call.arguments[2].content else { return .failure(.invalidArguments) }
      return .setApplicationID(number)
    case (.value, "CurrentValue"):
      guard let number = call.arguments[2].number, number.isFinite else { return .failure(.invalidArguments) }
      return .command(.setValue(number), on: id)
    default: return .failure(.readOnly)
    }
  }

  private func properties(
    of interface: Interface, _ id: AccessibleID, _ node: AccessibleNode
  ) -> [(String, BusValue)] {
    switch interface {
    case .accessible: accessibleProperties(id, node)
    case .application: applicationProperties
    case .action: [("NActions", .count(node.actions.count))]
    case .text: node.text.map { textProperties(TextReader($0)) } ?? []
    case .value: node.value.map { valueProperties($0, node) } ?? []
    case .selection: [("NSelectedChildren", .count(tree.selection(of: id).count))]
    case .component, .editableText: []
    }
  }

  private func valueProperties(_ value: AccessibleValue, _ node: AccessibleNode) -> [(String, BusValue)] {
    [
      ("MinimumValue", .double(value.minimum)), ("MaximumValue", .double(value.maximum)),
      ("MinimumIncrement", .double(value.step)), ("CurrentValue", .double(value.current)),
      ("Text", .string(node.attributes["valuetext"] ?? "")),
    ]
  }
}
