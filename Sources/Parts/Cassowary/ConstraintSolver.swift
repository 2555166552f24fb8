// SPDX-License-Identifier: MIT
import Diagnostics

/// Solves linear equations and inequalities with priorities, and solves them again when one of them changes.
///
/// This is the algorithm of Cassowary: G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001. It differs in two points:
/// there are as many priorities as constraints name, each outweighing all lower ones, and a constraint that the current
/// solution contradicts is added with the dual simplex algorithm, which also serves changes of constants, instead of
/// with an artificial variable.
///
/// A solver is a value. Variables that no constraint determines are zero.
package struct ConstraintSolver: Sendable {
  /// A constraint with the symbols that it adds.
  private struct Member: Sendable {
    var constraint: LinearConstraint
    /// The slack of an inequality, the dummy of a required equality, or the deviation of another equality.
    let marker: Symbol
    /// The coefficient of the marker in the constraint's equation.
    let markerCoefficient: Double
    /// The deviation of an inequality that need not hold, or of an equality in the other direction.
    let error: Symbol?

    /// The symbols whose values the priority is to keep small.
    func errors(in tableau: Tableau) -> [Symbol] {
      [marker, error].compactMap(\.self).filter { tableau.kind(of: $0) == .error }
    }
  }

  private var tableau = Tableau()
  private var costs = Costs()
  private var members: [Member?] = []
  private var freeMembers: [Int] = []
  /// The constraint whose marker a symbol is, by symbol.
  private var owners: ContiguousArray<ConstraintID?> = []
  /// Pivots since the tableau was made from the constraints.
  private var pivots = 0
  /// Whether constants have changed for which values have not been made possible yet.
  private var hasShifted = false

  /// The number of pivots after which the tableau is made again, so that rounding errors do not add up.
  private static let pivotLimit = 50_000
  /// The numbers of pivots in one solution after which Bland's rule chooses, so that there can be no cycle. The larger
  /// number applies.
  private static let blandLimits = (least: 100, perConstraint: 4)

  package init() {}

  private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    costs.grow(to: tableau.symbolCount)
    owners.append(contentsOf: repeatElement(nil, count: tableau.symbolCount - owners.count))
    return symbol
  }

  // MARK: Variables

  package mutating func makeVariable() -> Variable {
    Variable(symbol: makeSymbol(.external))
  }

  /// Ends the use of a variable, which must be in no constraint.
  package mutating func removeVariable(_ variable: Variable) {
    require(
      !tableau.isUsed(variable.symbol),
      "a variable that is removed must be in no constraint; remove its constraints first")
    tableau.release(variable.symbol)
  }

  /// The value in the current solution. Call ``solve()`` first.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Returns the variables whose values may have changed since the last call.
  package mutating func takeChangedVariables() -> [Variable] { tableau.takeChanged().map(Variable.init) }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Throws: `ConstraintConflict` if it is required and contradicts others that are required. It is then not added.
  package mutating func add(_ constraint: LinearConstraint) throws(ConstraintConflict) -> ConstraintID {
    settle()
    let id = ConstraintID(index: freeMembers.popLast() ?? members.count)
    if id.index == members.count { members.append(nil) }
    let member = makeMember(constraint)
    members[id.index] = member
    owners[Int(member.marker.index)] = id
    insert(member)
    try restoreFeasibility(blaming: id)
    // Before a constraint whose row contains this one's symbols: the pivots of a chain would cost its length each.
    if constraint.priority != nil { minimize() }
    return id
  }

  /// Removes a constraint.
  package mutating func remove(_ id: ConstraintID) {
    guard let member = members[id.index] else { return }
    settle()
    removeCosts(of: member)
    removeRow(of: member)
    forget(id, member)
  }

  /// Returns a constraint as it is now, or nil if it has been removed.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? { members[id.index]?.constraint }

  /// All constraints, in the order of their identifiers.
  package var constraints: [LinearConstraint] { members.compactMap { $0?.constraint } }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: `ConstraintConflict` if it is required and then contradicts others that are required. It is then removed.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintConflict) {
    guard let member = members[id.index] else { return }
    let delta = constant - member.constraint.expression.constant
    guard delta != 0 else { return }
    let isRequired = member.constraint.priority == nil
    if isRequired { settle() }
    if !hasShifted { minimize() }
    members[id.index]?.constraint.expression.constant = constant
    tableau.shift(member.marker, by: delta / member.markerCoefficient)
    if isRequired { try restoreFeasibility(blaming: id) } else { hasShifted = true }
  }

  /// Makes all values possible after constants of constraints have changed that need not hold, which contradict nothing.
  /// Constraints whose constants change together, such as both limits of a size, often keep all values possible.
  private mutating func settle() {
    guard hasShifted else { return }
    hasShifted = false
    let contradiction = makeFeasible()
    assert(contradiction == nil, "a constraint that need not hold contradicts nothing")
  }

  /// Finds the values for which the constraints that need not hold deviate least.
  package mutating func solve() {
    settle()
    minimize()
    if pivots > Self.pivotLimit { rebuild() }
  }

  // MARK: Members

  private mutating func makeMember(_ constraint: LinearConstraint) -> Member {
    let isRequired = constraint.priority == nil
    let markerKind: Symbol.Kind = constraint.relation == .equal ? (isRequired ? .dummy : .error) : .slack
    let marker = makeSymbol(markerKind)
    let error = isRequired ? nil : makeSymbol(.error)
    let sign: Double = constraint.relation == .greaterThanOrEqual ? -1 : 1
    return Member(constraint: constraint, marker: marker, markerCoefficient: sign, error: error)
  }

  private mutating func forget(_ id: ConstraintID, _ member: Member) {
    owners[Int(member.marker.index)] = nil
    for symbol in [member.marker, member.error].compactMap(\.self) {
      tableau.release(symbol)
      costs.release(symbol)
    }
    members[id.index] = nil
    freeMembers.append(id.index)
  }

  private mutating func addCosts(of member: Member, _ sign: Double = 1) {
    guard let priority = member.constraint.priority else { return }
    for error in member.errors(in: tableau) {
      if tableau.isBasic(error) {
        costs.add(sign, of: tableau.row(of: error), priority: priority)
      } else {
        costs.add(sign, of: error, priority: priority)
      }
    }
  }

  private mutating func removeCosts(of member: Member) { addCosts(of: member, -1) }

  // MARK: Rows

  private mutating func insert(_ member: Member) {
    var row = makeRow(of: member)
    var subject = subject(of: row, member)
    if subject == member.marker, row.coefficient(of: subject) * row.constant > 0 || tableau.kind(of: subject) == .dummy
    {
      // The dual simplex algorithm needs the least costs. They may change which symbols are basic.
      minimize()
      row = makeRow(of: member)
      subject = self.subject(of: row, member)
    }
    addCosts(of: member)
    row.solve(for: subject)
    tableau.insert(row, for: subject)
    costs.substitute(subject, by: row)
  }

  /// Returns the constraint as a sum of symbols that is zero.
  private mutating func makeRow(of member: Member) -> Row {
    let expression = member.constraint.expression
    var row = Row(constant: expression.constant)
    for term in expression.terms { tableau.add(term.variable.symbol, times: term.coefficient, to: &row) }
    row.add(member.marker, member.markerCoefficient)
    if let error = member.error { row.add(error, -member.markerCoefficient) }
    return row
  }

  /// Returns the symbol for which to solve the row of a new constraint: an external symbol if there is any, otherwise
  /// one of the constraint's own symbols that is then not negative.
  private func subject(of row: Row, _ member: Member) -> Symbol {
    var external: (symbol: Symbol, bound: Int)?
    for cell in row.cells where tableau.kind(of: cell.symbol) == .external {
      let bound = tableau.columnBound(of: cell.symbol)
      if bound < external?.bound ?? .max { external = (cell.symbol, bound) }
    }
    if let external { return external.symbol }
    if let error = member.error, row.coefficient(of: member.marker) * row.constant > 0 { return error }
    return member.marker
  }

  /// Removes the equation of a constraint.
  private mutating func removeRow(of member: Member) {
    if !tableau.isBasic(member.marker), let leaving = tableau.leavingRow(forRemovalOf: member.marker) {
      pivot(entering: member.marker, leaving: leaving)
    }
    if tableau.isBasic(member.marker) { tableau.remove(member.marker) }
    if let error = member.error { tableau.purge(error) }
    tableau.purge(member.marker)
  }

  // MARK: The simplex algorithm

  private mutating func pivot(entering: Symbol, leaving: Symbol) {
    let row = tableau.pivot(entering: entering, leaving: leaving)
    costs.substitute(entering, by: row)
    pivots += 1
  }

  /// Makes the costs as small as possible, from values that are all possible: the primal simplex algorithm.
  private mutating func minimize() {
    let limit = pivots + max(Self.blandLimits.least, Self.blandLimits.perConstraint * members.count)
    while let entering = pivots < limit ? costs.takeReducing() : costs.takeFirstReducing() {
      guard tableau.kind(of: entering) != .dummy, !tableau.isBasic(entering),
        let leaving = tableau.leavingRow(for: entering)
      else { continue }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Makes all values possible, from costs that are as small as possible: the dual simplex algorithm.
  ///
  /// - Parameter id: The constraint that is removed if this cannot be done.
  private mutating func restoreFeasibility(blaming id: ConstraintID) throws(ConstraintConflict) {
    guard let contradiction = makeFeasible() else { return }
    let others = contradiction.cells.compactMap { owners[Int($0.symbol.index)] }.filter { $0 != id }
    guard let member = members[id.index] else { return }
    removeRow(of: member)
    forget(id, member)
    // The tableau has neither possible values nor least costs. Without costs, each solution is the best.
    costs.removeAll()
    let rest = makeFeasible()
    assert(rest == nil, "the constraints could hold before \(id) was added")
    for case let member? in members { addCosts(of: member) }
    throw ConstraintConflict(others: others)
  }

  /// Returns a row whose value is impossible for all possible values of its symbols, if there is one.
  private mutating func makeFeasible() -> Row? {
    while let leaving = tableau.firstImpossible() {
      guard let entering = entering(for: leaving) else {
        var row = tableau.row(of: leaving)
        row.add(leaving, -1)
        return row
      }
      pivot(entering: entering, leaving: leaving)
    }
    return nil
  }

  /// Returns the symbol whose increase makes the value of a row possible at the least cost.
  private func entering(for leaving: Symbol) -> Symbol? {
    let row = tableau.row(of: leaving)
    var signs: [Double] = [row.constant < 0 ? 1 : -1]
    if tableau.kind(of: leaving) == .dummy, abs(row.constant) <= Tableau.epsilon { signs = [1, -1] }
    for sign in signs {
      var best: Row.Cell?
      for cell in row.cells where cell.coefficient * sign > 0 && tableau.kind(of: cell.symbol) != .dummy {
        guard let current = best else {
          best = cell
          continue
        }
        let isBetter = costs.isCheaper(
          cell.symbol, cell.coefficient * sign, than: current.symbol, current.coefficient * sign)
        if isBetter { best = cell }
      }
      if let best { return best.symbol }
    }
    return nil
  }

  /// Makes the tableau from the constraints again, which removes the rounding errors.
  private mutating func rebuild() {
    pivots = 0
    tableau.removeRows()
    costs.removeAll()
    for (index, member) in members.enumerated() {
      guard let member else { continue }
      insert(member)
      _ = try? restoreFeasibility(blaming: ConstraintID(index: index))
    }
    minimize()
  }
}
