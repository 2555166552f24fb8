// SPDX-License-Identifier: MIT

/// The events that lead from one tree to the next. Objects that have left come first and the new focus last, so that a
/// screen reader describes the program as it is when it hears of the focus.
struct TreeDifference {
  private let old: AccessibleTree
  private let new: AccessibleTree
  private(set) var signals: [BusSignal] = []

  init(from old: AccessibleTree, to new: AccessibleTree) {
    (self.old, self.new) = (old, new)
    for id in old.ids.sorted() where new[id] == nil { remove(id) }
    for id in new.ids.sorted() { compareChildren(of: id) }
    for id in new.ids.sorted() { compare(id) }
    for id in new.ids.sorted() { compareSelection(of: id) }
    for id in new.ids.sorted() { compareActivity(of: id) }
    for isOn in [false, true] {
      for id in new.ids.sorted() { compare(.focused, of: id, turnedOn: isOn) }
    }
  }

  // MARK: The tree

  private mutating func remove(_ id: AccessibleID) {
    guard let node = old[id] else { return }
    if node.role == .frame { signals.append(BusSignal(source: id, interface: .window, name: "Destroy")) }
    signals.append(.state("defunct", of: id, isOn: true))
  }

  private mutating func compareChildren(of id: AccessibleID) {
    let (before, after) = (old[id]?.children ?? [], new[id]?.children ?? [])
    guard before != after, old[id] != nil else { return }
    let (kept, known) = (Set(after), Set(before))
    for (index, child) in before.enumerated().reversed() where !kept.contains(child) {
      signals.append(.children("remove", of: id, at: index, child))
    }
    for (index, child) in after.enumerated() where !known.contains(child) {
      signals.append(.children("add", of: id, at: index, child))
    }
  }

  // MARK: An object

  private mutating func compare(_ id: AccessibleID) {
    guard let before = old[id], let after = new[id], before != after else { return }
    if before.role != after.role { signals.append(.property("role", of: id, .none)) }
    if before.name != after.name { signals.append(.property("name", of: id, .text(after.name))) }
    if before.description != after.description {
      signals.append(.property("description", of: id, .text(after.description)))
    }
    if before.attributes != after.attributes { signals.append(BusSignal(source: id, name: "AttributesChanged")) }
    if before.role == .frame, before.frame != after.frame {
      signals.append(BusSignal(source: id, name: "BoundsChanged", content: .frame(after.frame)))
    }
    compareStates(id, before.states, after.states)
    compareTexts(id, before.text, after.text)
    if before.value != after.value || before.attributes["valuetext"] != after.attributes["valuetext"] {
      signals.append(.property("value", of: id, .number(after.value?.current ?? 0)))
    }
  }

  private mutating func compareStates(_ id: AccessibleID, _ before: AccessibleStates, _ after: AccessibleStates) {
    for (state, name) in AccessibleStates.names where state != .focused && state != .active {
      guard before.contains(state) != after.contains(state) else { continue }
      signals.append(.state(name, of: id, isOn: after.contains(state)))
    }
  }

  private mutating func compareSelection(of id: AccessibleID) {
    guard old[id] != nil, new[id]?.hasSelection ?? false, old.selection(of: id) != new.selection(of: id) else { return }
    signals.append(BusSignal(source: id, name: "SelectionChanged"))
  }

  // MARK: Text

  private mutating func compareTexts(_ id: AccessibleID, _ before: AccessibleText?, _ after: AccessibleText?) {
    guard let before, let after, before != after else { return }
    let (old, new) = (TextReader(before), TextReader(after))
    if before.string != after.string { compareStrings(id, before.string, after.string) }
    if old.caret != new.caret {
      signals.append(BusSignal(source: id, name: "TextCaretMoved", numbers: (new.caret, 0)))
    }
    if old.selection != new.selection, !(old.selection.isEmpty && new.selection.isEmpty) {
      signals.append(BusSignal(source: id, name: "TextSelectionChanged"))
    }
  }

  /// Sends the part that differs, between what both texts begin and end with.
  private mutating func compareStrings(_ id: AccessibleID, _ before: String, _ after: String) {
    let (old, new) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    for (name, scalars) in [("delete", old), ("insert", new)] where scalars.count > start + end {
      let part = String(String.UnicodeScalarView(scalars[start..<scalars.count - end]))
      signals.append(
        BusSignal(
          source: id, name: "TextChanged", detail: name, numbers: (start, scalars.count - end - start),
          content: .text(part)))
    }
  }

  // MARK: Windows and focus

  private mutating func compareActivity(of id: AccessibleID) {
    guard let node = new[id], node.role == .frame else { return }
    let title = BusSignal.Content.text(node.name)
    if old[id] == nil {
      signals.append(BusSignal(source: id, interface: .window, name: "Create", content: title))
    }
    for isOn in [false, true] where compare(.active, of: id, turnedOn: isOn) {
      signals.append(
        BusSignal(source: id, interface: .window, name: isOn ? "Activate" : "Deactivate", content: title))
    }
  }

  /// Sends that a state has become true or false, if it has, and returns whether it has.
  @discardableResult
  private mutating func compare(_ state: AccessibleStates, of id: AccessibleID, turnedOn isOn: Bool) -> Bool {
    let (before, after) = (old[id]?.states ?? [], new[id]?.states ?? [])
    guard before.contains(state) != after.contains(state), after.contains(state) == isOn else { return false }
    let name = AccessibleStates.names.first { $0.0 == state }?.1 ?? ""
    signals.append(.state(name, of: id, isOn: isOn))
    return true
  }
}
