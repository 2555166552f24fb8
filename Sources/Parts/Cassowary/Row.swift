// SPDX-License-Identifier: MIT

/// A sum of symbols with coefficients, and a constant. A row of the tableau is the value of its basic symbol.
struct Row: Sendable {
  struct Cell: Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  /// In ascending order of the symbols. No coefficient is zero.
  private(set) var cells: ContiguousArray<Cell> = []

  /// A coefficient whose magnitude is smaller is the rounding error of zero.
  static let epsilon = 1e-9

  init(constant: Double = 0) { self.constant = constant }

  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    return position < cells.count && cells[position].symbol == symbol ? cells[position].coefficient : 0
  }

  /// Returns the first position whose symbol is not before `symbol`.
  private func position(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else {
      if abs(coefficient) > Self.epsilon {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position)
      }
      return
    }
    cells[position].coefficient += coefficient
    if abs(cells[position].coefficient) <= Self.epsilon { cells.remove(at: position) }
  }

  /// Removes a symbol, and returns its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else { return 0 }
    return cells.remove(at: position).coefficient
  }

  /// Adds a multiple of another row.
  ///
  /// - Parameters:
  ///   - scratch: Storage for the result. It is exchanged with this row's, so that no memory is allocated in the long
  ///     run.
  ///   - inserted: Called with each symbol that this row did not have.
  mutating func add(
    _ other: Row, times factor: Double, scratch: inout ContiguousArray<Cell>, inserted: (Symbol) -> Void
  ) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    var mine = 0
    for cell in other.cells {
      while mine < cells.count, cells[mine].symbol < cell.symbol {
        scratch.append(cells[mine])
        mine += 1
      }
      if mine < cells.count, cells[mine].symbol == cell.symbol {
        let sum = cells[mine].coefficient + cell.coefficient * factor
        if abs(sum) > Self.epsilon { scratch.append(Cell(symbol: cell.symbol, coefficient: sum)) }
        mine += 1
      } else if abs(cell.coefficient * factor) > Self.epsilon {
        scratch.append(Cell(symbol: cell.symbol, coefficient: cell.coefficient * factor))
        inserted(cell.symbol)
      }
    }
    scratch.append(contentsOf: cells[mine...])
    swap(&cells, &scratch)
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns the row from "0 = this" into the value of `symbol`, which it must contain.
  mutating func solve(for symbol: Symbol) {
    multiply(by: -1 / remove(symbol))
  }

  /// Turns the row from the value of `old` into that of `new`, which it must contain.
  mutating func solve(for new: Symbol, insteadOf old: Symbol) {
    add(old, -1)
    solve(for: new)
  }
}
