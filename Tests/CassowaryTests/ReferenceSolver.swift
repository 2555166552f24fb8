// SPDX-License-Identifier: MIT
import Cassowary

/// Finds how well constraints can hold, one priority after the other.
struct ReferenceSolver {
  let variables: [Variable]
  let constraints: [LinearConstraint]

  /// Returns the sum of the deviations of each priority, in descending order of the priorities, or nil if the required
  /// constraints contradict each other.
  func leastDeviations() -> [Double]? {
    // Each variable is a difference of two columns. Then each constraint has two: what it has too much and too little.
    let priorities = Set(constraints.compactMap(\.priority)).sorted(by: >)
    let columns = 2 * variables.count + 2 * constraints.count
    var matrix: [[Double]] = []
    var constants: [Double] = []
    for (index, constraint) in constraints.enumerated() {
      var row = [Double](repeating: 0, count: columns)
      for term in constraint.expression.terms {
        let variable = variables.firstIndex(of: term.variable)!
        row[2 * variable] += term.coefficient
        row[2 * variable + 1] -= term.coefficient
      }
      let own = 2 * variables.count + 2 * index
      if constraint.priority != nil || constraint.relation == .greaterThanOrEqual { row[own] = -1 }
      if constraint.priority != nil || constraint.relation == .lessThanOrEqual { row[own + 1] = 1 }
      matrix.append(row)
      constants.append(-constraint.expression.constant)
    }
    guard var solution = DenseSimplex.minimize([Double](repeating: 0, count: columns), matrix, constants) else {
      return nil
    }
    var deviations: [Double] = []
    for priority in priorities {
      let costs = costs(of: priority, columns)
      guard let best = DenseSimplex.minimize(costs, matrix, constants) else { break }
      solution = best
      let least = zip(costs, solution).reduce(0) { $0 + $1.0 * $1.1 }
      deviations.append(least)
      matrix.append(costs)
      constants.append(least)
    }
    return deviations
  }

  private func costs(of priority: Float, _ columns: Int) -> [Double] {
    var costs = [Double](repeating: 0, count: columns)
    for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
      let own = 2 * variables.count + 2 * index
      if constraint.relation != .greaterThanOrEqual { costs[own] = 1 }
      if constraint.relation != .lessThanOrEqual { costs[own + 1] = 1 }
    }
    return costs
  }

  /// Returns by how much a solution misses a constraint.
  static func deviation(of constraint: LinearConstraint, value: (Variable) -> Double) -> Double {
    let terms = constraint.expression.terms
    let sum = terms.reduce(constraint.expression.constant) { $0 + $1.coefficient * value($1.variable) }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }
}
