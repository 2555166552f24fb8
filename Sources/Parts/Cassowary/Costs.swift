// SPDX-License-Identifier: MIT

/// How much the deviations of each priority grow with each symbol that is not basic: the objective of the simplex
/// algorithm.
///
/// There is one row of costs for each priority. An earlier row outweighs all later ones, however large their values are.
struct Costs: Sendable {
  private struct Level: Sendable {
    let priority: Float
    var values: ContiguousArray<Double>
  }

  /// In descending order of the priorities.
  private var levels: [Level] = []
  private var count = 0
  /// Symbols whose costs have fallen since they were last examined.
  private var candidates: ContiguousArray<Symbol> = []
  private var isCandidate: ContiguousArray<Bool> = []

  /// Costs that are smaller are the rounding errors of zero.
  private static let epsilon = 1e-9

  /// Makes room for `count` symbols.
  mutating func grow(to count: Int) {
    self.count = count
    isCandidate.append(contentsOf: repeatElement(false, count: count - isCandidate.count))
    for level in levels.indices {
      let missing = count - levels[level].values.count
      levels[level].values.append(contentsOf: repeatElement(0, count: missing))
    }
  }

  /// Returns the number of the row for a priority.
  private mutating func level(_ priority: Float) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, values: ContiguousArray(repeating: 0, count: count)), at: index)
    }
    return index
  }

  /// Adds to the cost of a symbol that is not basic.
  mutating func add(_ cost: Double, of symbol: Symbol, priority: Float) {
    add(cost, of: symbol, level: level(priority))
  }

  /// Adds the cost of a symbol that is basic, whose value is a row.
  mutating func add(_ cost: Double, of row: Row, priority: Float) {
    let level = level(priority)
    for cell in row.cells { add(cost * cell.coefficient, of: cell.symbol, level: level) }
  }

  private mutating func add(_ cost: Double, of symbol: Symbol, level: Int) {
    let index = Int(symbol.index)
    let old = levels[level].values[index]
    var new = old + cost
    if abs(new) <= Self.epsilon { new = 0 }
    levels[level].values[index] = new
    if new < old { addCandidate(symbol) }
  }

  private mutating func addCandidate(_ symbol: Symbol) {
    guard !isCandidate[Int(symbol.index)] else { return }
    isCandidate[Int(symbol.index)] = true
    candidates.append(symbol)
  }

  /// Replaces a symbol that becomes basic by its value.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    for level in levels.indices {
      let cost = levels[level].values[Int(symbol.index)]
      guard cost != 0 else { continue }
      levels[level].values[Int(symbol.index)] = 0
      for cell in row.cells { add(cost * cell.coefficient, of: cell.symbol, level: level) }
    }
  }

  /// Removes the costs of a symbol that is no longer used.
  mutating func release(_ symbol: Symbol) {
    for level in levels.indices { levels[level].values[Int(symbol.index)] = 0 }
  }

  mutating func removeAll() {
    for level in levels.indices { for index in 0..<count { levels[level].values[index] = 0 } }
    for symbol in candidates { isCandidate[Int(symbol.index)] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Whether an increase of the symbol reduces the highest of the priorities that it affects.
  func isReduced(by symbol: Symbol) -> Bool {
    for level in levels where level.values[Int(symbol.index)] != 0 { return level.values[Int(symbol.index)] < 0 }
    return false
  }

  /// Removes and returns a symbol whose increase reduces the costs. Returns nil if there is none.
  mutating func takeReducing() -> Symbol? {
    while let symbol = candidates.popLast() {
      isCandidate[Int(symbol.index)] = false
      if isReduced(by: symbol) { return symbol }
    }
    return nil
  }

  /// Returns the first symbol in their order whose increase reduces the costs, as Bland's rule asks for.
  mutating func takeFirstReducing() -> Symbol? {
    for symbol in candidates where !isReduced(by: symbol) { isCandidate[Int(symbol.index)] = false }
    candidates.removeAll { !isCandidate[Int($0.index)] }
    guard let first = candidates.indices.min(by: { candidates[$0] < candidates[$1] }) else { return nil }
    candidates.swapAt(first, candidates.count - 1)
    let symbol = candidates.removeLast()
    isCandidate[Int(symbol.index)] = false
    return symbol
  }

  /// Returns whether a unit of one row's decrease costs less by `a` than by `b`, given their coefficients in that row.
  func isCheaper(_ a: Symbol, _ coefficientA: Double, than b: Symbol, _ coefficientB: Double) -> Bool {
    for level in levels {
      let (costA, costB) = (
        level.values[Int(a.index)] / coefficientA, level.values[Int(b.index)] / coefficientB
      )
      if abs(costA - costB) > Self.epsilon { return costA < costB }
    }
    return a < b
  }
}
