// SPDX-License-Identifier: MIT
import Cassowary
import CoreGraphics
import UIKitControls
@_spi(Framework) import UIKitCore

/// The constraints of a view and of the views coupled to it, and their solver.
///
///     unbuilt ── first solution ──► solved ◄── solve ──► changed
///
/// A region whose views change is discarded. A new one is built before the next layout.
@MainActor final class LayoutRegion {
  private enum Phase { case unbuilt, changed, solved }

  /// The size to find for a root that has none yet.
  struct Fitting {
    let target: CGSize
    let horizontalPriority: UILayoutPriority
    let verticalPriority: UILayoutPriority
  }

  unowned let root: UIView
  private let fitting: Fitting?
  private var phase = Phase.unbuilt
  private(set) var set: ConstraintSet
  private(set) var variables = LayoutVariables()
  private var clients: [ObjectIdentifier: ConstraintSet.Handle] = [:]
  private var frames: [ObjectIdentifier: [ConstraintSet.Handle]] = [:]
  private var contents: [ObjectIdentifier: ContentConstraints] = [:]

  /// The number of times that the heights of text are computed for its width. Another one is needed where a height
  /// changes the width of other text.
  private static let textPasses = 3

  init(_ root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    // A constraint that contradicts a size that is only tried is no mistake.
    set = ConstraintSet(reportsConflicts: fitting == nil)
  }

  nonisolated deinit {}

  var needsSolution: Bool { phase != .solved }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    guard phase != .unbuilt, let linear = linear(constraint) else { return }
    phase = .changed
    clients[ObjectIdentifier(constraint)] = set.add(linear, .client(constraint))
    addNewItems()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let handle = clients.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    phase = .changed
    set.remove(handle)
  }

  /// Handles a change of the constant of a constraint, or of what its expression takes from views.
  func updateConstant(of constraint: NSLayoutConstraint) {
    guard let handle = clients[ObjectIdentifier(constraint)], let linear = linear(constraint) else { return }
    phase = .changed
    set.setConstant(linear.expression.constant, of: handle)
  }

  func frameDidChange(of view: UIView) {
    guard let handles = frames[ObjectIdentifier(view)], !isPlaced(view) else { return }
    phase = .changed
    for handle in handles { set.remove(handle) }
    addFrame(of: view)
  }

  func rootSizeDidChange() {
    guard phase != .unbuilt, let handles = frames[ObjectIdentifier(root)] else { return }
    phase = .changed
    let size = alignedSize(of: root)
    set.setConstant(-size.width, of: handles[0])
    set.setConstant(-size.height, of: handles[1])
  }

  func contentSizeDidChange(of view: UIView) {
    guard let known = contents[ObjectIdentifier(view)] else { return }
    let size = NaturalSize(of: view)
    guard known.size != size || otherTextHeight(known) != nil else { return }
    phase = .changed
    guard !known.size.hasStrengths(of: size) else { return setContent(known, to: size) }
    for handle in known.widths + known.heights { set.remove(handle) }
    addContent(of: view)
  }

  // MARK: The solution

  /// Solves the constraints if anything has changed, and requests the layout of the views in which something moves.
  ///
  /// - Parameter view: The view that is about to be laid out.
  func solve(for view: UIView? = nil) {
    guard needsSolution else { return }
    if phase == .unbuilt { build() }
    set.solve()
    for _ in 0..<Self.textPasses where updateTextHeights() { set.solve() }
    phase = .solved
    if fitting == nil { requestLayouts(except: view) }
  }

  /// A variable counts as changed if its constraints have been exchanged, even for equal ones. A view that exchanges them
  /// in each of its layouts must not be laid out forever.
  private func requestLayouts(except laidOut: UIView?) {
    for variable in set.solver.takeChangedVariables() {
      switch variables.owner(of: variable) {
      case .view(let owner):
        guard let view = owner.object, view.placementKind == .constraints, let superview = view.superview,
          superview !== laidOut, !superview.layer.needsLayout(), !isPlaced(view)
        else { continue }
        superview.setNeedsLayout()
      case .guide(let owner):
        guard let guide = owner.object, noteFrame(of: guide), let view = guide.owningView, view !== laidOut else {
          continue
        }
        view.setNeedsLayout()
      case nil: continue
      }
    }
  }

  // MARK: Building

  private func build() {
    phase = .changed
    addRoot()
    var constraints: [NSLayoutConstraint] = []
    var stacks: [UIStackView] = []
    collect(from: root, into: &constraints, &stacks)
    for stack in stacks { add(StackArrangement(stack)) }
    var order: [(activation: Int, index: Int)] = []
    for index in constraints.indices { order.append((constraints[index].activation, index)) }
    // The tuples are compared without a check that this is the main thread, which a comparison of constraints needs.
    order.sort(by: <)
    for place in order { add(constraints[place.index]) }
  }

  private func collect(
    from view: UIView, into constraints: inout [NSLayoutConstraint], _ stacks: inout [UIStackView]
  ) {
    if let participant = view.existingParticipant { constraints += participant.held }
    if let stack = view as? UIStackView, stack.arrangesByConstraints { stacks.append(stack) }
    for subview in view.subviews where subview.isCoupled { collect(from: subview, into: &constraints, &stacks) }
  }

  private func add(_ arrangement: StackArrangement) {
    let stack = arrangement.stack
    let all = arrangement.constraints { attribute, item in
      variables.expression(of: attribute, of: item, in: stack, isMirrored: false, &set.solver)
    }
    for constraint in all { _ = set.add(constraint, .rule) }
    addNewItems()
  }

  private func addRoot() {
    let box = variables.box(of: root, in: &set.solver)
    _ = variables.takeNewItems()
    let size = alignedSize(of: root)
    func add(_ variable: Variable, _ value: CGFloat, _ priority: UILayoutPriority) -> ConstraintSet.Handle {
      let expression = LinearExpression([.init(variable)], constant: -Double(value))
      return set.add(LinearConstraint(expression, .equal, priority: priority.strength), .frame(WeakLink(root)))
    }
    guard let fitting else {
      frames[ObjectIdentifier(root)] = [
        add(box.width, size.width, .required), add(box.height, size.height, .required),
      ]
      return
    }
    _ = add(box.width, fitting.target.width, fitting.horizontalPriority)
    _ = add(box.height, fitting.target.height, fitting.verticalPriority)
    addLimits(of: box)
    addContent(of: root)
  }

  /// Adds what holds for the views and guides that the last constraint has brought.
  private func addNewItems() {
    for item in variables.takeNewItems() {
      addLimits(of: variables.box(of: item, in: &set.solver))
      if let view = item as? UIView {
        if view.placementKind == .constraints { addContent(of: view) } else { addFrame(of: view) }
      } else if let guide = item as? UILayoutGuide, guide.kind == .readableContent, let view = guide.owningView {
        for constraint in ReadableContent.constraints(for: guide, in: view) {
          if let linear = linear(constraint) { _ = set.add(linear, .rule) }
        }
      }
    }
  }

  private func addLimits(of box: LayoutVariables.Box) {
    for variable in [box.width, box.height] {
      _ = set.add(LinearConstraint(LinearExpression(variable), .greaterThanOrEqual), .rule)
    }
  }

  private func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let first = constraint.first, let holder = constraint.holder?.view ?? first.constrainedView else {
      return nil
    }
    let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
    let isMirrored = (attribute.kind == .text || other.kind == .text) && first.constrainedView?.isRightToLeft == true
    // In a mirrored layout, distances are counted from the right.
    let sign: Double = isMirrored ? -1 : 1
    var expression = LinearExpression(constant: -Double(constraint.constant))
    expression.add(
      variables.expression(of: attribute, of: first, in: holder, isMirrored: isMirrored, &set.solver), times: sign)
    if let second = constraint.second {
      expression.add(
        variables.expression(of: other, of: second, in: holder, isMirrored: isMirrored, &set.solver),
        times: -sign * Double(constraint.multiplier))
    }
    return LinearConstraint(expression, constraint.relation.linear, priority: constraint.priority.strength)
  }

  // MARK: Framed views

  private func alignedSize(of view: UIView) -> CGSize {
    let (size, insets) = (view.bounds.size, view.alignmentRectInsets)
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Adds the frame of a view that the program places. Its mask says how it follows the size of the superview.
  private func addFrame(of view: UIView) {
    guard let superview = view.superview else { return }
    let box = variables.box(of: view, in: &set.solver)
    let outer = variables.box(of: superview, in: &set.solver)
    let place = view.placement.inset(by: view.alignmentRectInsets)
    let size = alignedSize(of: superview)
    let shares = view.autoresizingShares
    func add(
      _ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ length: Variable, _ now: CGFloat
    )
      -> ConstraintSet.Handle
    {
      var expression = LinearExpression([.init(variable)], constant: -Double(value - share * now))
      if share != 0 { expression.terms.append(.init(length, -Double(share))) }
      return set.add(LinearConstraint(expression, .equal), .frame(WeakLink(view)))
    }
    frames[ObjectIdentifier(view)] = [
      add(box.x, place.minX, shares.x, outer.width, size.width),
      add(box.width, place.width, shares.width, outer.width, size.width),
      add(box.y, place.minY, shares.y, outer.height, size.height),
      add(box.height, place.height, shares.height, outer.height, size.height),
    ]
  }

  // MARK: Content

  private func addContent(of view: UIView) {
    let box = variables.box(of: view, in: &set.solver)
    let size = NaturalSize(of: view)
    func add(_ variable: Variable, _ dimension: NaturalSize.Dimension?) -> [ConstraintSet.Handle] {
      guard let dimension else { return [] }
      let expression = LinearExpression([.init(variable)], constant: -Double(dimension.length))
      return [
        set.add(
          LinearConstraint(expression, .greaterThanOrEqual, priority: dimension.resistance.strength),
          .content(WeakLink(view))),
        set.add(
          LinearConstraint(expression, .lessThanOrEqual, priority: dimension.hugging.strength), .content(WeakLink(view))
        ),
      ]
    }
    contents[ObjectIdentifier(view)] = ContentConstraints(
      view: view, size: size, widths: add(box.width, size.width), heights: add(box.height, size.height),
      height: size.height?.length)
  }

  /// Gives a view another natural size with the same priorities.
  private func setContent(_ known: ContentConstraints, to size: NaturalSize) {
    contents[ObjectIdentifier(known.view)]?.size = size
    if let width = size.width { setLength(width.length, of: known.widths) }
    if let height = size.height { setHeight(height.length, of: known) }
  }

  private func setHeight(_ height: CGFloat, of content: ContentConstraints) {
    contents[ObjectIdentifier(content.view)]?.height = height
    setLength(height, of: content.heights)
  }

  private func setLength(_ length: CGFloat, of handles: [ConstraintSet.Handle]) {
    for handle in handles { set.setConstant(-Double(length), of: handle) }
  }

  /// Gives text the height that it needs at its width. Returns whether any has changed.
  private func updateTextHeights() -> Bool {
    var hasChanged = false
    for known in contents.values {
      guard let height = otherTextHeight(known) else { continue }
      setHeight(height, of: known)
      hasChanged = true
    }
    return hasChanged
  }

  /// Returns the height that text needs at its width, or nil if it has that height.
  private func otherTextHeight(_ known: ContentConstraints) -> CGFloat? {
    guard !known.heights.isEmpty, let box = variables.existingBox(of: known.view),
      let height = known.view.contentHeight(forWidth: set.solver.value(of: box.width)), height != known.height
    else { return nil }
    return height
  }
}

/// The constraints that keep the natural size of a view.
private struct ContentConstraints {
  unowned let view: UIView
  var size: NaturalSize
  let widths: [ConstraintSet.Handle]
  let heights: [ConstraintSet.Handle]
  /// The natural height, which depends on the width for text.
  var height: CGFloat?
}

nonisolated extension UILayoutPriority {
  /// The priority for the solver, or nil for a constraint that must hold.
  fileprivate var strength: Float? { rawValue >= Self.required.rawValue ? nil : rawValue }
}

nonisolated extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
