// SPDX-License-Identifier: MIT

/// The available symbols, by their SF Symbols names. They are drawn for Passage.
nonisolated enum SymbolTable {
  typealias Table = [String: @Sendable () -> Symbol]
  typealias Shapes = SymbolShapes

  static let symbols: Table = [
    arrows, chevrons, marks, circledMarks, shapes, lists, media, sound, people, messages, documents, editing, things,
    containers, places, nature, time, devices, charts,
  ].reduce(into: [:]) { all, table in
    all.merge(table) { one, _ in one }
  }

  /// The names in alphabetical order.
  static let names = symbols.keys.sorted()
}
