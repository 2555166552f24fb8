// SPDX-License-Identifier: MIT

/// An event that the program sends to assistive technology.
struct BusSignal: Equatable {
  enum Interface: String {
    case object = "org.a11y.atspi.Event.Object"
    case window = "org.a11y.atspi.Event.Window"
  }

  /// The content of an event, if it is not a number.
  enum Content: Equatable {
    case none
    case text(String)
    case object(AccessibleID)
    case frame(AccessibleNode.Frame)
    case number(Double)
  }

  var source: AccessibleID
  var interface = Interface.object
  var name: String
  /// The subject, such as the name of a state.
  var detail = ""
  var numbers: (Int, Int) = (0, 0)
  var content = Content.none

  static func == (one: BusSignal, other: BusSignal) -> Bool {
    one.source == other.source && one.interface == other.interface && one.name == other.name
      && one.detail == other.detail && one.numbers == other.numbers && one.content == other.content
  }

  /// The arguments of the signal, of type `siiva{sv}`.
  func arguments(connection: String) -> [BusValue] {
    [
      .string(detail), .count(numbers.0), .count(numbers.1), .variant(value(connection: connection)),
      .array(of: "{sv}", []),
    ]
  }

  private func value(connection: String) -> BusValue {
    switch content {
    case .none: .int(0)
    case .text(let text): .string(text)
    case .number(let number): .double(number)
    case .object(let id): BusAddress(connection: connection, path: BusAddress.path(of: id)).value
    case .frame(let frame): .tuple([.count(frame.x), .count(frame.y), .count(frame.width), .count(frame.height)])
    }
  }
}

extension BusSignal {
  static func state(_ name: String, of id: AccessibleID, isOn: Bool) -> BusSignal {
    BusSignal(source: id, name: "StateChanged", detail: name, numbers: (isOn ? 1 : 0, 0))
  }

  static func property(_ name: String, of id: AccessibleID, _ content: Content) -> BusSignal {
    BusSignal(source: id, name: "PropertyChange", detail: "accessible-\(name)", content: content)
  }

  static func children(_ detail: String, of id: AccessibleID, at index: Int, _ child: AccessibleID) -> BusSignal {
    BusSignal(source: id, name: "ChildrenChanged", detail: detail, numbers: (index, 0), content: .object(child))
  }
}
