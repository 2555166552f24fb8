// SPDX-License-Identifier: MIT

/// The equations between symbols, solved for the basic ones. A symbol that is not basic has the value zero.
///
/// Rows of external symbols may contain any symbols. Rows of other symbols contain no external ones. The simplex
/// algorithm exchanges only symbols that must not be negative, so it never examines the external rows.
struct Tableau: Sendable {
  /// By symbol. The row of a symbol that is not basic is empty.
  private(set) var rows: ContiguousArray<Row> = []
  private var basic: ContiguousArray<Bool> = []
  private(set) var kinds: ContiguousArray<Symbol.Kind> = []
  /// The basic symbols whose rows contain a symbol. Some entries are out of date or double; they are dropped when the
  /// column is used.
  private var columns: ContiguousArray<ContiguousArray<Symbol>> = []
  private var free: [Symbol] = []
  private var scratch: ContiguousArray<Row.Cell> = []

  /// Basic symbols whose value may have become impossible.
  private(set) var suspects: ContiguousArray<Symbol> = []
  /// External symbols whose value may have changed.
  private var changed: ContiguousArray<Symbol> = []
  private var isChanged: ContiguousArray<Bool> = []

  /// A value that is further below zero than this is impossible.
  static let epsilon = 1e-8

  var symbolCount: Int { kinds.count }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if let symbol = free.popLast() {
      kinds[Int(symbol.index)] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(Row())
    basic.append(false)
    columns.append([])
    isChanged.append(false)
    return Symbol(index: Int32(kinds.count - 1))
  }

  /// Ends the use of a symbol, which no row contains and which is not basic.
  mutating func release(_ symbol: Symbol) { free.append(symbol) }

  func kind(of symbol: Symbol) -> Symbol.Kind { kinds[Int(symbol.index)] }
  func isBasic(_ symbol: Symbol) -> Bool { basic[Int(symbol.index)] }
  func row(of symbol: Symbol) -> Row { rows[Int(symbol.index)] }
  func value(of symbol: Symbol) -> Double { isBasic(symbol) ? rows[Int(symbol.index)].constant : 0 }

  /// Whether a symbol is basic, or a row contains it.
  func isUsed(_ symbol: Symbol) -> Bool {
    isBasic(symbol)
      || columns[Int(symbol.index)].contains { isBasic($0) && row(of: $0).coefficient(of: symbol) != 0 }
  }

  /// Returns the number of rows that contain a symbol, or more.
  func columnBound(of symbol: Symbol) -> Int { columns[Int(symbol.index)].count }

  /// Whether the value of a basic symbol is one that it may have.
  func isPossible(_ symbol: Symbol) -> Bool {
    switch kind(of: symbol) {
    case .external: true
    case .slack, .error: value(of: symbol) >= -Self.epsilon
    case .dummy:
      // If the row contains others than dummies, these could change its value.
      abs(value(of: symbol)) <= Self.epsilon
        && rows[Int(symbol.index)].cells.allSatisfy { kind(of: $0.symbol) == .dummy }
    }
  }

  // MARK: Rows

  /// Adds a multiple of a symbol's value to a row that is not part of the tableau.
  mutating func add(_ symbol: Symbol, times factor: Double, to row: inout Row) {
    if isBasic(symbol) {
      row.add(rows[Int(symbol.index)], times: factor, scratch: &scratch) { _ in }
    } else {
      row.add(symbol, factor)
    }
  }

  /// Makes a symbol basic, and replaces it everywhere by its value.
  mutating func insert(_ row: Row, for symbol: Symbol) {
    substitute(symbol, by: row)
    for cell in row.cells { columns[Int(cell.symbol.index)].append(symbol) }
    rows[Int(symbol.index)] = row
    basic[Int(symbol.index)] = true
    noteValue(of: symbol)
  }

  /// Removes the row of a basic symbol, whose value is then zero.
  mutating func remove(_ symbol: Symbol) {
    rows[Int(symbol.index)] = Row()
    basic[Int(symbol.index)] = false
    noteValue(of: symbol)
  }

  /// Makes `entering` basic instead of `leaving`, whose row contains it. Returns the new row.
  @discardableResult
  mutating func pivot(entering: Symbol, leaving: Symbol) -> Row {
    var row = rows[Int(leaving.index)]
    remove(leaving)
    row.solve(for: entering, insteadOf: leaving)
    insert(row, for: entering)
    return row
  }

  private mutating func substitute(_ symbol: Symbol, by value: Row) {
    var column: ContiguousArray<Symbol> = []
    swap(&column, &columns[Int(symbol.index)])
    for other in column where basic[Int(other.index)] {
      let factor = rows[Int(other.index)].remove(symbol)
      guard factor != 0 else { continue }
      // Taken out of the array, so that it is changed in place.
      var row = Row()
      swap(&row, &rows[Int(other.index)])
      row.add(value, times: factor, scratch: &scratch) { columns[Int($0.index)].append(other) }
      swap(&row, &rows[Int(other.index)])
      if value.constant != 0 { noteValue(of: other) }
    }
  }

  /// Calls `body` with each basic symbol whose row contains `symbol`, and with the coefficient there.
  mutating func forEachRow(containing symbol: Symbol, _ body: (Symbol, Double, Row) -> Void) {
    var column: ContiguousArray<Symbol> = []
    swap(&column, &columns[Int(symbol.index)])
    column.removeAll { other in
      guard basic[Int(other.index)] else { return true }
      let coefficient = rows[Int(other.index)].coefficient(of: symbol)
      guard coefficient != 0 else { return true }
      body(other, coefficient, rows[Int(other.index)])
      return false
    }
    swap(&column, &columns[Int(symbol.index)])
  }

  /// Returns the basic symbol that first becomes zero when a symbol increases.
  mutating func leavingRow(for entering: Symbol) -> Symbol? {
    var leaving: Symbol?
    var least = Double.infinity
    let kinds = kinds
    forEachRow(containing: entering) { symbol, coefficient, row in
      let kind = kinds[Int(symbol.index)]
      guard coefficient < 0, kind == .slack || kind == .error else { return }
      let ratio = max(row.constant, 0) / -coefficient
      if ratio < least || ratio == least && symbol < leaving ?? symbol { (leaving, least) = (symbol, ratio) }
    }
    return leaving
  }

  /// Returns the basic symbol for which to exchange the marker of a constraint, so that the other values stay possible
  /// when the marker's row is then removed.
  ///
  /// The first choice is a dummy: its row has the value zero, and must keep containing dummies alone.
  mutating func leavingRow(forRemovalOf marker: Symbol) -> Symbol? {
    var (dummy, restricted, external): (Symbol?, Symbol?, Symbol?) = (nil, nil, nil)
    var least = Double.infinity
    let kinds = kinds
    forEachRow(containing: marker) { symbol, coefficient, row in
      switch kinds[Int(symbol.index)] {
      case .dummy: dummy = symbol
      case .external: external = symbol
      case .slack, .error:
        let ratio = row.constant / coefficient
        if ratio < least { (restricted, least) = (symbol, ratio) }
      }
    }
    return dummy ?? leavingRow(for: marker) ?? restricted ?? external
  }

  /// Replaces a symbol by its sum with a number, in all rows. For another constant of the constraint to which it belongs.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    if isBasic(symbol) {
      rows[Int(symbol.index)].constant -= delta
      noteValue(of: symbol)
      return
    }
    var column: ContiguousArray<Symbol> = []
    swap(&column, &columns[Int(symbol.index)])
    var last: Symbol?
    column.sort()
    column.removeAll { other in
      defer { last = other }
      guard other != last, basic[Int(other.index)] else { return true }
      let coefficient = rows[Int(other.index)].coefficient(of: symbol)
      guard coefficient != 0 else { return true }
      rows[Int(other.index)].constant += coefficient * delta
      noteValue(of: other)
      return false
    }
    swap(&column, &columns[Int(symbol.index)])
  }

  /// Removes a symbol that is not basic from all rows.
  mutating func purge(_ symbol: Symbol) {
    for other in columns[Int(symbol.index)] where basic[Int(other.index)] { rows[Int(other.index)].remove(symbol) }
    columns[Int(symbol.index)].removeAll()
  }

  /// Removes all rows; the symbols remain.
  mutating func removeRows() {
    for index in rows.indices {
      if basic[index] { remove(Symbol(index: Int32(index))) }
      columns[index].removeAll()
    }
    suspects.removeAll()
  }

  // MARK: Values

  private mutating func noteValue(of symbol: Symbol) {
    if kind(of: symbol) != .external {
      if isBasic(symbol), !isPossible(symbol) { suspects.append(symbol) }
    } else if !isChanged[Int(symbol.index)] {
      isChanged[Int(symbol.index)] = true
      changed.append(symbol)
    }
  }

  /// Returns the first basic symbol, in their order, whose value is impossible.
  mutating func firstImpossible() -> Symbol? {
    suspects = suspects.filter { isBasic($0) && !isPossible($0) }
    return suspects.min()
  }

  /// Returns the external symbols whose values may have changed since the last call.
  mutating func takeChanged() -> ContiguousArray<Symbol> {
    defer { changed.removeAll(keepingCapacity: true) }
    for symbol in changed { isChanged[Int(symbol.index)] = false }
    return changed
  }
}
