// SPDX-License-Identifier: MIT
import Cassowary
import Diagnostics
import UIKitControls
@_spi(Framework) import UIKitCore

/// The unknowns of a region, and the expressions of attributes in them.
///
/// A view has its alignment rectangle in the coordinates of its superview, a guide its rectangle in those of its view.
/// The root's position is not needed.
@MainActor struct LayoutVariables {
  /// The unknowns of a view, a guide, or the content of a scroll view.
  struct Box {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    var all: [Variable] { [x, y, width, height] }

    /// Returns the rectangle in the solver's current solution.
    func rect(in solver: ConstraintSolver) -> CGRect {
      CGRect(
        x: solver.value(of: x), y: solver.value(of: y), width: max(solver.value(of: width), 0),
        height: max(solver.value(of: height), 0))
    }
  }

  private var boxes: [ObjectIdentifier: Box] = [:]
  /// The owner of a variable.
  enum Owner {
    case view(WeakLink<UIView>)
    case guide(WeakLink<UILayoutGuide>)
  }

  private var owners: [Owner] = []
  /// The index of a variable's owner in the list, by the index of the variable.
  private var places: [Int?] = []

  /// The boxes that have been made since this was asked last.
  private(set) var newItems: [any ConstraintItem] = []

  mutating func takeNewItems() -> [any ConstraintItem] {
    defer { newItems = [] }
    return newItems
  }

  func existingBox(of item: AnyObject) -> Box? { boxes[ObjectIdentifier(item)] }

  /// Returns the unknowns of a view or guide.
  mutating func box(of item: any ConstraintItem, in solver: inout ConstraintSolver) -> Box {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = Box(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
    boxes[ObjectIdentifier(item)] = box
    let owner: Owner = (item as? UILayoutGuide).map { .guide(WeakLink($0)) } ?? .view(WeakLink(item.constrainedView))
    for variable in box.all {
      places.append(contentsOf: repeatElement(nil, count: max(0, variable.index + 1 - places.count)))
      places[variable.index] = owners.count
    }
    owners.append(owner)
    newItems.append(item)
    return box
  }

  /// Returns what a variable belongs to.
  func owner(of variable: Variable) -> Owner? {
    guard let place = places[variable.index] else { return nil }
    return owners[place]
  }

  // MARK: Expressions

  /// Returns an attribute of an item in the coordinates of a view that contains it.
  mutating func expression(
    of attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem, in holder: UIView, isMirrored: Bool,
    _ solver: inout ConstraintSolver
  ) -> LinearExpression {
    if let distance = item as? AnchorDistance { return expression(of: distance, in: holder, &solver) }
    if let text = baselineView(of: attribute, of: item) {
      return expression(of: attribute, of: text, in: holder, isMirrored: isMirrored, &solver)
    }
    let name = attribute.withinMargins ?? attribute
    let box = layoutBox(of: item, attribute, in: holder, &solver)
    switch name {
    case .notAnAttribute: return .constant(0)
    case .left: return box.x
    case .right: return box.x + box.width
    case .leading: return isMirrored ? box.x + box.width : box.x
    case .trailing: return isMirrored ? box.x : box.x + box.width
    case .centerX: return box.x + box.width * 0.5
    case .top: return box.y
    case .bottom: return box.y + box.height
    case .centerY: return box.y + box.height * 0.5
    case .width: return box.width
    case .height: return box.height
    case .firstBaseline: return box.y + .constant(Baselines(of: item).first) + box.height * Baselines(of: item).share
    case .lastBaseline: return box.y + box.height - .constant(Baselines(of: item).last)
    default: preconditionFailure("an attribute within margins")
    }
  }

  private mutating func expression(
    of distance: AnchorDistance, in holder: UIView, _ solver: inout ConstraintSolver
  ) -> LinearExpression {
    let isMirrored = distance.isMirrored
    let ends = [distance.start, distance.end].map { end -> LinearExpression in
      guard let item = end.item else { return .constant(0) }
      return expression(of: end.attribute, of: item, in: holder, isMirrored: isMirrored, &solver)
    }
    return isMirrored ? ends[0] - ends[1] : ends[1] - ends[0]
  }

  /// Returns the view inside an item whose baseline is that of the item, or nil if the item has a baseline of its own.
  private func baselineView(
    of attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem
  ) -> UIView? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView else { return nil }
    let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard text !== view else { return nil }
    require(
      text.isDescendant(of: view),
      "forFirstBaselineLayout and forLastBaselineLayout must return the view itself or one inside it, not \(text)")
    return text
  }

  private mutating func layoutBox(
    of item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    _ solver: inout ConstraintSolver
  ) -> LayoutBox {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      return layoutBox(of: guide, of: view, in: holder, &solver)
    }
    guard let view = item as? UIView else { preconditionFailure("an item is a view or a guide") }
    if attribute.withinMargins != nil {
      return layoutBox(of: view.layoutMarginsGuide, of: view, in: holder, &solver)
    }
    // As in UIKit, the edges of a scroll view mean its content, the size and the centre its frame.
    if view === holder, let scrollView = view as? UIScrollView, !attribute.isSize, !attribute.isCenter {
      return layoutBox(of: scrollView.contentLayoutGuide, of: view, in: holder, &solver)
    }
    let (insets, variables) = (view.alignmentRectInsets, box(of: view, in: &solver))
    var result = LayoutBox(
      x: .constant(insets.left), y: .constant(insets.top), width: LinearExpression(variables.width),
      height: LinearExpression(variables.height))
    if view !== holder, let superview = view.superview {
      let origin = origin(of: superview, in: holder, &solver)
      result.x = origin.x + LinearExpression(variables.x)
      result.y = origin.y + LinearExpression(variables.y)
    }
    return result
  }

  private mutating func layoutBox(
    of guide: UILayoutGuide, of view: UIView, in holder: UIView, _ solver: inout ConstraintSolver
  ) -> LayoutBox {
    let origin = origin(of: view, in: holder, &solver)
    guard guide.isPartOfBounds else {
      let variables = box(of: guide, in: &solver)
      return LayoutBox(
        x: origin.x + LinearExpression(variables.x), y: origin.y + LinearExpression(variables.y),
        width: LinearExpression(variables.width), height: LinearExpression(variables.height))
    }
    let (alignment, variables) = (view.alignmentRectInsets, box(of: view, in: &solver))
    let bounds = LayoutBox(
      x: origin.x + .constant(view.bounds.minX), y: origin.y + .constant(view.bounds.minY),
      width: LinearExpression(variables.width) + .constant(alignment.left + alignment.right),
      height: LinearExpression(variables.height) + .constant(alignment.top + alignment.bottom))
    return guide.part(of: bounds, of: view)
  }

  /// Returns the origin of a view's own coordinates in those of a view that contains it.
  private mutating func origin(
    of view: UIView, in holder: UIView, _ solver: inout ConstraintSolver
  ) -> (x: LinearExpression, y: LinearExpression) {
    guard view !== holder, let superview = view.superview else { return (.constant(0), .constant(0)) }
    let (outer, insets, variables) = (
      origin(of: superview, in: holder, &solver), view.alignmentRectInsets, box(of: view, in: &solver)
    )
    return (
      outer.x + LinearExpression(variables.x) - .constant(insets.left + view.bounds.minX),
      outer.y + LinearExpression(variables.y) - .constant(insets.top + view.bounds.minY)
    )
  }
}

extension UILayoutGuide {
  /// Whether the bounds and the insets of the view determine the rectangle. Otherwise it has unknowns of its own.
  fileprivate var isPartOfBounds: Bool {
    switch kind {
    case .safeArea, .margins, .scrollFrame, .topCover, .bottomCover, .keyboard: true
    case .own, .readableContent, .scrollContent: false
    }
  }

  /// Returns the guide's part of the bounds of its view.
  fileprivate func part(of bounds: LayoutBox, of view: UIView) -> LayoutBox {
    let safe = view.safeAreaInsets
    var part = bounds
    switch kind {
    case .safeArea: part = bounds.inset(by: safe)
    case .margins: part = bounds.inset(by: view.layoutMargins)
    case .topCover: part.height = .constant(Double(safe.top))
    case .bottomCover, .keyboard:
      let height = Double(kind == .keyboard ? view.keyboardOverlap : safe.bottom)
      part.y = bounds.y + bounds.height - .constant(height)
      part.height = .constant(height)
    case .own, .readableContent, .scrollContent, .scrollFrame: break
    }
    return part
  }
}

/// The distances of an item's baselines from its edges in points.
@MainActor private struct Baselines {
  /// From the top. Without text, the baseline is the bottom edge: `share` of the height from the top.
  let first: Double
  let share: Double
  /// From the bottom.
  let last: Double

  init(of item: any ConstraintItem) {
    let size = (item as? UIView)?.intrinsicContentSize ?? .zero
    if let view = item as? UIView, let first = view.baseline(isLast: false, in: size),
      let last = view.baseline(isLast: true, in: size)
    {
      (self.first, share, self.last) = (first, 0, size.height - last)
    } else {
      (first, share, last) = (0, 1, 0)
    }
  }
}
