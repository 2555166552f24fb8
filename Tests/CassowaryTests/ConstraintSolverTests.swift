import Cassowary
// SPDX-License-Identifier: MIT
import EffortTesting
import XCTest

final class ConstraintSolverTests: XCTestCase {
  private var solver = ConstraintSolver()

  override func setUp() { solver = ConstraintSolver() }

  func testAChainOfRequiredEqualitiesHasItsOneSolution() throws {
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add(c, equals: b, times: 2, plus: 1)
    try add(b, equals: a, times: 1, plus: 10)
    try add(a, equals: 5)

    XCTAssertEqual(values(a, b, c), [5, 15, 31])
  }

  func testAVariableWithoutConstraintsIsZero() {
    XCTAssertEqual(values(solver.makeVariable()), [0])
  }

  func testAHigherPriorityOutweighsAnyNumberOfConstraintsOfALowerOne() throws {
    let x = solver.makeVariable()
    for _ in 0..<100 { try add(x, equals: 0, priority: 749) }
    try add(x, equals: 1000, priority: 750)

    XCTAssertEqual(values(x), [1000])
  }

  func testConstraintsOfOnePriorityCloseInByTheSumOfTheirDeviations() throws {
    let x = solver.makeVariable()
    try add(x, equals: 0, priority: 500)
    try add(x, equals: 10, priority: 500)
    try add(x, equals: 30, priority: 500)

    XCTAssertEqual(values(x), [10], "the median has the least sum of distances")
  }

  func testAnInequalityHoldsTheValueOnlyAtItsLimit() throws {
    let x = solver.makeVariable()
    let wish = try add(x, equals: 300, priority: 250)
    try add(x, .lessThanOrEqual, 200)
    XCTAssertEqual(values(x), [200])

    try solver.setConstant(-50, of: wish)

    XCTAssertEqual(values(x), [50])
  }

  func testARefusedConstraintNamesThoseThatItContradictsAndChangesNothing() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try add(x, .greaterThanOrEqual, 100)
    let second = try add(y, equals: x, times: 1, plus: 10)
    try add(z, equals: 7)
    solver.solve()

    XCTAssertThrowsError(try add(y, .lessThanOrEqual, 50)) { error in
      XCTAssertEqual((error as? ConstraintConflict).map { Set($0.others) }, [first, second])
    }
    XCTAssertEqual(values(x, y, z), [100, 110, 7])
  }

  func testAConstantThatContradictsTheOthersRemovesItsConstraint() throws {
    let x = solver.makeVariable()
    let limit = try add(x, .lessThanOrEqual, 100)
    let width = try add(x, equals: 80)

    XCTAssertThrowsError(try solver.setConstant(-120, of: width)) { error in
      XCTAssertEqual((error as? ConstraintConflict)?.others, [limit])
    }
    XCTAssertNil(solver.constraint(width))
    try add(x, equals: 60)
    XCTAssertEqual(values(x), [60])
  }

  func testARedundantEqualityTakesPartWhenTheFirstIsRemoved() throws {
    let x = solver.makeVariable()
    let first = try add(x, equals: 5)
    try add(x, equals: 5)
    solver.remove(first)

    XCTAssertEqual(values(x), [5])
    XCTAssertThrowsError(try add(x, equals: 6))
  }

  func testConstraintsCanBeRemovedInAnyOrder() throws {
    var random = Seeded(state: 3)
    let variables = (0..<20).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for index in 1..<20 { ids.append(try add(variables[index], equals: variables[index - 1], times: 1, plus: 1)) }
    for variable in variables { ids.append(try add(variable, equals: 3, priority: 500)) }
    solver.solve()

    for id in ids.shuffled(using: &random) {
      solver.remove(id)
      solver.solve()
    }

    XCTAssertEqual(variables.map { solver.value(of: $0) }, [Double](repeating: 0, count: 20))
    for variable in variables { solver.removeVariable(variable) }
  }

  func testOnlyVariablesWhoseValuesChangeAreReported() throws {
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let left = try add(a, equals: 1)
    try add(b, equals: a, times: 1, plus: 1)
    try add(c, equals: 9)
    solver.solve()
    XCTAssertEqual(Set(solver.takeChangedVariables()), [a, b, c])

    try solver.setConstant(-4, of: left)
    solver.solve()

    XCTAssertEqual(Set(solver.takeChangedVariables()), [a, b])
    XCTAssertEqual(solver.takeChangedVariables(), [])
  }

  /// Rounding errors do not add up.
  func testValuesStayExactThroughAHundredThousandChanges() throws {
    var random = Seeded(state: 7)
    let variables = (0..<30).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for index in 1..<30 {
      ids.append(try add(variables[index], equals: variables[index - 1], times: 0.9, plus: 1.1, priority: 900))
      try add(variables[index], .lessThanOrEqual, 70, priority: 950)
      try add(variables[index], .greaterThanOrEqual, Double(index), priority: 750)
    }
    let first = try add(variables[0], equals: 0.1)

    for _ in 0..<100_000 {
      try solver.setConstant(-Double.random(in: -100...100, using: &random), of: first)
      try solver.setConstant(Double.random(in: -10...10, using: &random), of: ids.randomElement(using: &random)!)
      solver.solve()
    }
    var fresh = ConstraintSolver()
    let copies = variables.map { _ in fresh.makeVariable() }
    let places = Dictionary(uniqueKeysWithValues: zip(variables, copies))
    for constraint in solver.constraints {
      var copy = constraint
      for index in copy.expression.terms.indices {
        copy.expression.terms[index].variable = places[copy.expression.terms[index].variable]!
      }
      _ = try fresh.add(copy)
    }
    fresh.solve()

    for (variable, copy) in places {
      XCTAssertEqual(solver.value(of: variable), fresh.value(of: copy), accuracy: 1e-7)
    }
  }

  // MARK: Helpers

  @discardableResult
  private func add(
    _ variable: Variable, _ relation: LinearConstraint.Relation = .equal, _ value: Double, priority: Float? = nil
  ) throws -> ConstraintID {
    try solver.add(
      LinearConstraint(LinearExpression([.init(variable)], constant: -value), relation, priority: priority))
  }

  @discardableResult
  private func add(_ variable: Variable, equals value: Double, priority: Float? = nil) throws -> ConstraintID {
    try add(variable, .equal, value, priority: priority)
  }

  @discardableResult
  private func add(
    _ variable: Variable, equals other: Variable, times factor: Double, plus constant: Double, priority: Float? = nil
  ) throws -> ConstraintID {
    let expression = LinearExpression([.init(variable), .init(other, -factor)], constant: -constant)
    return try solver.add(LinearConstraint(expression, .equal, priority: priority))
  }

  private func values(_ variables: Variable...) -> [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }
}
