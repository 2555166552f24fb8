// SPDX-License-Identifier: MIT

/// A comparison of Apple's declarations with those of Passage.
struct Comparison {
  /// The states of a declaration, the best first.
  enum State: String, CaseIterable {
    case equal
    /// It can be called, but not overridden.
    case notOpen = "not open"
    /// There is one of the same name, whose labels, kind or setter differ.
    case different
    /// The compiler names the alternative.
    case unavailable
    /// The compiler does not know it.
    case absent

    /// How much of Apple's meaning is missing. A program that compiled does not any more if it grows.
    var severity: Int {
      switch self {
      case .equal: 0
      case .notOpen, .different: 1
      case .unavailable: 2
      case .absent: 3
      }
    }
  }

  /// A type with the states of its members.
  struct Row {
    let type: String
    /// The state of the type itself.
    let state: State
    /// The names of the members that are not equal, in the order of Apple's list, with their states.
    let gaps: [(name: String, state: State)]
    /// The number of members.
    let count: Int

    func names(_ state: State) -> [String] { gaps.filter { $0.state == state }.map(\.name) }
  }

  /// The types, in the order of Apple's lists.
  var rows: [Row]
}

extension Comparison {
  init(of types: [AppleType], with declarations: PublicDeclarations) {
    self.init(rows: types.map { Row($0, declarations) })
  }

  /// The comparison of some of the types.
  func only(_ types: Set<String>) -> Comparison { Comparison(rows: rows.filter { types.contains($0.type) }) }
}

extension Comparison.Row {
  fileprivate init(_ type: AppleType, _ declarations: PublicDeclarations) {
    self.type = type.name
    count = type.members.count
    guard let own = declarations.type(type.name) else {
      let state: Comparison.State = declarations.isUnavailable(type.name) ? .unavailable : .absent
      self.state = state
      gaps = type.members.map { ($0.declaration.listedName, state) }
      return
    }
    state = type.isOpen && !own.isOpen ? .notOpen : .equal
    gaps = type.members.map(\.declaration).compactMap { member in
      let state = type.state(of: member, in: declarations)
      return state == .equal ? nil : (member.listedName, state)
    }
  }
}

extension AppleType {
  fileprivate func state(of member: Declaration, in declarations: PublicDeclarations) -> Comparison.State {
    let candidates = declarations.members(of: name, like: member)
    let replacements = candidates.filter { $0.replaces(member) }
    if !replacements.isEmpty { return member.isOpen && !replacements.contains(where: \.isOpen) ? .notOpen : .equal }
    if declarations.isUnavailable(name, member) { return .unavailable }
    return isCounterpart(candidates, of: member) ? .different : .absent
  }

  /// Whether one of several declarations with the same base name is the member with another label, kind or setter. An
  /// overload with other labels is, if there are no other overloads.
  private func isCounterpart(_ candidates: [Declaration], of member: Declaration) -> Bool {
    if candidates.contains(where: { $0.name == member.name }) { return true }
    return member.kind != .initializer && Set(candidates.map(\.name)).count == 1
      && members.count { $0.declaration.baseName == member.baseName } == 1
  }
}

extension Declaration {
  /// The name in lists. Types have members of the class and of its instances with the same name.
  var listedName: String { isStatic ? "static \(name)" : name }
}
