// SPDX-License-Identifier: MIT

/// The atoms of XDND. They are interned when a window first takes part in a drag, because most programs never do.
struct DragAtoms {
  enum Name: String, CaseIterable {
    case aware = "XdndAware"
    case enter = "XdndEnter"
    case position = "XdndPosition"
    case status = "XdndStatus"
    case leave = "XdndLeave"
    case drop = "XdndDrop"
    case finished = "XdndFinished"
    case typeList = "XdndTypeList"
    case selection = "XdndSelection"
    case actionCopy = "XdndActionCopy"
    case actionMove = "XdndActionMove"
  }

  private let values: [Name: UInt]

  /// Interns the atoms, which takes one round trip.
  init(on line: ServerLine) {
    let questions = Name.allCases.map { ($0, line.atom($0.rawValue)) }
    values = Dictionary(uniqueKeysWithValues: questions.map { ($0.0, $0.1.answer() ?? 0) })
  }

  subscript(name: Name) -> UInt { values[name, default: 0] }

  /// Returns the atom of an action, or 0 for none.
  func atom(of action: DragAction?) -> UInt {
    switch action {
    case .copy: self[.actionCopy]
    case .move: self[.actionMove]
    case nil: 0
    }
  }
}
