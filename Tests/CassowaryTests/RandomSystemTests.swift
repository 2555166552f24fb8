// SPDX-License-Identifier: MIT
import Cassowary
import EffortTesting
import XCTest

/// Random systems, changed at random, compared with another algorithm after each change.
final class RandomSystemTests: XCTestCase {
  private struct System {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    var ids: [ConstraintID] = []

    var constraints: [LinearConstraint] { ids.compactMap { solver.constraint($0) } }
  }

  private var random = Seeded(state: 1)

  func testSolutionsAreAsGoodAsThoseOfAnotherAlgorithm() throws {
    for seed in TestEffort.seeds(8, thoroughly: 24) {
      random = Seeded(state: seed)
      var system = System()
      for _ in 0..<Int.random(in: 1...6, using: &random) { system.variables.append(system.solver.makeVariable()) }
      for step in 0..<30 {
        for _ in 0..<Int.random(in: 1...3, using: &random) { try change(&system) }
        system.solver.solve()
        try check(system, "seed \(seed), step \(step)")
      }
    }
  }

  // MARK: Changes

  private func change(_ system: inout System) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1 where !system.ids.isEmpty:
      guard let index = system.ids.indices.randomElement(using: &random) else { return }
      system.solver.remove(system.ids.remove(at: index))
    case 2...4 where !system.ids.isEmpty:
      guard let id = system.ids.randomElement(using: &random) else { return }
      try setConstant(of: id, in: &system)
    default: try add(to: &system)
    }
  }

  private func add(to system: inout System) throws {
    let constraint = makeConstraint(system)
    let isPossible = deviations(system.constraints + [constraint], system) != nil
    do {
      system.ids.append(try system.solver.add(constraint))
      XCTAssertTrue(isPossible)
    } catch {
      XCTAssertFalse(isPossible)
      checkConflict(error, with: constraint, in: system)
    }
  }

  private func setConstant(of id: ConstraintID, in system: inout System) throws {
    let constant = Double(Int.random(in: -50...50, using: &random))
    var changed = try XCTUnwrap(system.solver.constraint(id))
    changed.expression.constant = constant
    let others = system.ids.filter { $0 != id }.compactMap { system.solver.constraint($0) }
    let isPossible = deviations(others + [changed], system) != nil
    do {
      try system.solver.setConstant(constant, of: id)
      XCTAssertTrue(isPossible)
    } catch {
      XCTAssertFalse(isPossible)
      system.ids.removeAll { $0 == id }
      checkConflict(error, with: changed, in: system)
    }
  }

  private func makeConstraint(_ system: System) -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      LinearExpression.Term(
        system.variables.randomElement(using: &random)!, [-2, -1, -1, 0.5, 1, 1, 1, 3].randomElement(using: &random)!)
    }
    return LinearConstraint(
      LinearExpression(terms, constant: Double(Int.random(in: -50...50, using: &random))),
      [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random)!,
      priority: [nil, nil, 750, 750, 501, 250].randomElement(using: &random)!)
  }

  // MARK: Checks

  private func deviations(_ constraints: [LinearConstraint], _ system: System) -> [Double]? {
    ReferenceSolver(variables: system.variables, constraints: constraints).leastDeviations()
  }

  private func check(_ system: System, _ label: String) throws {
    let constraints = system.constraints
    let expected = try XCTUnwrap(deviations(constraints, system), label)
    let value = { system.solver.value(of: $0) }
    for constraint in constraints where constraint.priority == nil {
      XCTAssertEqual(ReferenceSolver.deviation(of: constraint, value: value), 0, accuracy: 1e-5, label)
    }
    let priorities = Set(constraints.compactMap(\.priority)).sorted(by: >)
    for (priority, expected) in zip(priorities, expected) {
      let deviation = constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + ReferenceSolver.deviation(of: $1, value: value) }
      XCTAssertEqual(deviation, expected, accuracy: 1e-4, "\(label), priority \(priority)")
    }
  }

  /// The constraints of a conflict contradict each other, and any one of them can be left out.
  private func checkConflict(_ conflict: ConstraintConflict, with refused: LinearConstraint, in system: System) {
    let others = conflict.others.compactMap { system.solver.constraint($0) }
    XCTAssertTrue(others.allSatisfy { $0.priority == nil })
    XCTAssertNil(deviations(others + [refused], system))
    for index in others.indices {
      var rest = others
      rest.remove(at: index)
      XCTAssertNotNil(deviations(rest + [refused], system))
    }
  }
}
