// SPDX-License-Identifier: MIT
import Cassowary
import Diagnostics
import UIKitCore

/// A solver that breaks constraints which contradict each other, and restores them when they no longer do.
@MainActor struct ConstraintSet {
  /// Where a constraint comes from.
  enum Source {
    case client(NSLayoutConstraint)
    /// The size or position that a view has been given.
    case frame(WeakLink<UIView>)
    /// The rule that sizes are not negative, or a guide's or a stack view's own rule.
    case rule
    /// The natural size of a view's content.
    case content(WeakLink<UIView>)
  }

  /// Names a constraint, whether it is broken or not. Later ones have larger handles.
  typealias Handle = Int

  private struct Entry {
    var constraint: LinearConstraint
    let source: Source
    /// The constraint in the solver, or nil if it is broken.
    var id: ConstraintID?
  }

  var solver = ConstraintSolver()
  private var entries: [Handle: Entry] = [:]
  private var broken: Swift.Set<Handle> = []
  private var lastHandle = 0
  /// Whether something has been removed or changed that a broken constraint may have contradicted.
  private var mayRestore = false
  /// The contradictions found since the last solution, by the constraint that was broken.
  private var conflicts: [Handle: [Handle]] = [:]

  /// Whether the client is told of constraints that are broken.
  private let reportsConflicts: Bool

  nonisolated init(reportsConflicts: Bool) { self.reportsConflicts = reportsConflicts }

  mutating func add(_ constraint: LinearConstraint, _ source: Source) -> Handle {
    lastHandle += 1
    do throws(ConstraintConflict) {
      let id = try solver.add(constraint)
      entries[lastHandle] = Entry(constraint: constraint, source: source, id: id)
    } catch {
      entries[lastHandle] = Entry(constraint: constraint, source: source)
      breakOne(of: error.others, refused: lastHandle)
      insert(lastHandle)
    }
    return lastHandle
  }

  mutating func remove(_ handle: Handle) {
    guard let entry = entries.removeValue(forKey: handle) else { return }
    broken.remove(handle)
    guard let id = entry.id else { return }
    solver.remove(id)
    mayRestore = true
  }

  mutating func setConstant(_ constant: Double, of handle: Handle) {
    guard let entry = entries[handle], entry.constraint.expression.constant != constant else { return }
    entries[handle]?.constraint.expression.constant = constant
    mayRestore = true
    guard let id = entry.id else { return }
    do throws(ConstraintConflict) {
      try solver.setConstant(constant, of: id)
    } catch {
      // The solver has removed the constraint.
      entries[handle]?.id = nil
      insert(handle)
    }
  }

  mutating func solve() {
    if mayRestore { restore() }
    reportConflicts()
    solver.solve()
  }

  // MARK: Contradictions

  /// Adds a constraint to the solver. If others contradict it, the newest of the client's constraints among them is
  /// broken, or else this one.
  private mutating func insert(_ handle: Handle) {
    while let entry = entries[handle], entry.id == nil, !broken.contains(handle) {
      do throws(ConstraintConflict) {
        entries[handle]?.id = try solver.add(entry.constraint)
      } catch {
        breakOne(of: error.others, refused: handle)
      }
    }
  }

  private mutating func breakOne(of others: [ConstraintID], refused: Handle) {
    let others = Swift.Set(others)
    // Contradictions are rare, so that the constraints of the solver are looked for among all.
    let conflict = entries.filter { $0.value.id.map(others.contains) == true }.keys + [refused]
    let clients = conflict.filter { if case .client? = entries[$0]?.source { true } else { false } }
    let victim = clients.max() ?? refused
    broken.insert(victim)
    if let id = entries[victim]?.id {
      solver.remove(id)
      entries[victim]?.id = nil
    }
    conflicts[victim] = conflict
    mayRestore = true
  }

  /// Adds the broken constraints that nothing contradicts any more.
  private mutating func restore() {
    mayRestore = false
    for handle in broken.sorted() {
      guard let entry = entries[handle], let id = try? solver.add(entry.constraint) else { continue }
      entries[handle]?.id = id
      broken.remove(handle)
    }
  }

  // MARK: Messages

  /// Writes the contradictions that remain after all changes.
  private mutating func reportConflicts() {
    guard !conflicts.isEmpty else { return }
    if reportsConflicts { for victim in conflicts.keys.sorted() where broken.contains(victim) { report(victim) } }
    conflicts = [:]
  }

  private func report(_ victim: Handle) {
    guard case .client(let constraint)? = entries[victim]?.source, let conflict = conflicts[victim] else { return }
    let list = conflict.sorted().compactMap { entries[$0]?.source }.map { "\n  \(text(of: $0))" }.joined()
    warn(
      "these constraints contradict each other:\(list)\nbroken: \(constraint); remove one of them, or give one a lower "
        + "priority")
  }

  private func text(of source: Source) -> String {
    switch source {
    case .client(let constraint): "\(constraint)"
    case .frame(let view): view.object.map { "the frame of \(type(of: $0)), which is \($0.frame)" } ?? "a frame"
    case .content(let view): view.object.map { "the natural size of \(type(of: $0))" } ?? "a natural size"
    case .rule: "a width or height is not negative, and a stack view arranges its views"
    }
  }
}
