// SPDX-License-Identifier: MIT

/// The textbook's simplex algorithm on a whole matrix, in two phases and with Bland's rule.
///
/// It shares nothing with the solver under test but the problem.
struct DenseSimplex {
  private var rows: [[Double]]
  private var basis: [Int]
  private let columns: Int

  private static let epsilon = 1e-7

  /// Minimises `costs · x` for `matrix · x = constants` and x ≥ 0. Returns x, or nil if there is no solution.
  static func minimize(_ costs: [Double], _ matrix: [[Double]], _ constants: [Double]) -> [Double]? {
    var simplex = DenseSimplex(matrix, constants, columns: costs.count)
    let artificial = [Double](repeating: 0, count: costs.count) + [Double](repeating: 1, count: matrix.count)
    guard simplex.minimize(artificial, among: artificial.count) <= 1e-6 else { return nil }
    simplex.dropArtificials()
    _ = simplex.minimize(costs + [Double](repeating: 0, count: matrix.count), among: costs.count)
    return simplex.solution
  }

  private init(_ matrix: [[Double]], _ constants: [Double], columns: Int) {
    self.columns = columns
    let count = matrix.count
    rows = matrix.indices.map { index in
      let sign: Double = constants[index] < 0 ? -1 : 1
      let artificial = (0..<count).map { $0 == index ? 1.0 : 0 }
      return matrix[index].map { $0 * sign } + artificial + [constants[index] * sign]
    }
    basis = (0..<count).map { columns + $0 }
  }

  private var solution: [Double] {
    var values = [Double](repeating: 0, count: columns)
    for (row, column) in basis.enumerated() where column < columns { values[column] = rows[row].last! }
    return values
  }

  private mutating func minimize(_ costs: [Double], among count: Int) -> Double {
    while true {
      let prices = basis.map { costs[$0] }
      let entering = (0..<count).first { column in
        costs[column] - zip(prices, rows).reduce(0) { $0 + $1.0 * $1.1[column] } < -Self.epsilon
      }
      guard let entering, let leaving = leavingRow(entering) else {
        return zip(prices, rows).reduce(0) { $0 + $1.0 * $1.1.last! }
      }
      pivot(leaving, entering)
    }
  }

  private func leavingRow(_ entering: Int) -> Int? {
    rows.indices.filter { rows[$0][entering] > Self.epsilon }.min { a, b in
      let (ratioA, ratioB) = (rows[a].last! / rows[a][entering], rows[b].last! / rows[b][entering])
      return ratioA == ratioB ? basis[a] < basis[b] : ratioA < ratioB
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = rows[row][column]
    for index in rows[row].indices { rows[row][index] /= factor }
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for index in rows[other].indices { rows[other][index] -= factor * rows[row][index] }
    }
    basis[row] = column
  }

  /// Makes the artificial columns non-basic, and removes rows that say nothing.
  private mutating func dropArtificials() {
    for row in rows.indices.reversed() where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(rows[row][$0]) > Self.epsilon }) {
        pivot(row, column)
      } else {
        rows.remove(at: row)
        basis.remove(at: row)
      }
    }
  }
}
