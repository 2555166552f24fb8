// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A view's part in Auto Layout: the constraints that concern it, and its guides.
///
/// A view whose frame is set by the program, and which no constraint outside of it concerns, is the root of a
/// `LayoutRegion` with a solver of its own. So a page is solved by itself, and keeps its solution when it is pushed or
/// removed.
@MainActor final class ViewParticipant: ConstraintParticipant {
  unowned let view: UIView
  /// The active constraints that belong to the view.
  private(set) var held: [NSLayoutConstraint] = []
  /// The constraints of the superviews that concern this view or one inside it.
  private(set) var crossing: [NSLayoutConstraint] = []
  /// The constraints that have the view or one of its guides as an item.
  private(set) var involved: [NSLayoutConstraint] = []
  /// The guides that have been added to the view.
  private(set) var guides: [UILayoutGuide] = []
  /// The anchors of the view that are in use.
  private(set) lazy var anchors = AnchorTable()
  private var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// The solver of the view and those coupled to it, if the view is their root.
  private var region: LayoutRegion?
  /// Whether constraints have changed while the view, the root, was being laid out.
  private var hasChangesInLayout = false

  init(_ view: UIView) { self.view = view }

  nonisolated deinit {}

  // MARK: The region

  /// The participant of the view that has the solver.
  private var root: ViewParticipant {
    var root = view
    while root.isCoupled, let superview = root.superview { root = superview }
    return root.participant
  }

  /// Makes the region of the view solve its constraints before the next layout.
  private func requestSolution(_ change: (LayoutRegion) -> Void) {
    let root = root
    if let region = root.region {
      change(region)
      guard region.needsSolution else { return }
    }
    root.requestLayout()
  }

  /// Requests a layout of the view, and tells a stack view or a cell that measures it. In the layout of the view it waits
  /// for the solution, because a view that changes constraints in each of its layouts would be laid out forever.
  private func requestLayout() {
    if view.isLayingOut { hasChangesInLayout = true } else { view.setNeedsLayout() }
    if view.placementKind != .constraints { view.superview?.subviewSizeDidChange(view) }
  }

  /// Requests new regions in place of the ones that contain the view, because views have joined or left them.
  private func rebuildRegions() {
    region = nil
    let root = root
    root.region = nil
    root.requestLayout()
  }

  func solve() { solve(for: view) }

  /// - Parameter laidOut: The view that is being laid out, whose layout need not be requested.
  private func solve(for laidOut: UIView?) {
    let root = root
    if root.region == nil, root.hasContent { root.region = LayoutRegion(root.view) }
    root.region?.solve(for: laidOut)
  }

  func solveChangesInLayout() {
    guard hasChangesInLayout else { return }
    hasChangesInLayout = false
    solve(for: nil)
  }

  /// Whether there is anything to solve.
  private var hasContent: Bool { !held.isEmpty || view.subviews.contains(where: \.isCoupled) }

  // MARK: Constraints

  /// Whether constraints relate the view to others, or give it a size.
  var isConstrained: Bool { !crossing.isEmpty || held.contains { $0.isSize(of: view) } }

  /// Adds a constraint that concerns the given views.
  func add(_ constraint: NSLayoutConstraint, _ views: [UIView]) {
    let wasCoupled = view.isCoupled
    constraint.holder = self
    held.append(constraint)
    let crossed = crossedViews(from: views)
    var merges = !wasCoupled && view.isCoupled
    for view in crossed {
      if !view.isCoupled { merges = true }
      view.participant.crossing.append(constraint)
      view.superviewFollowsConstraints()
    }
    for view in views { view.participant.involved.append(constraint) }
    if constraint.isSize(of: view) { view.superviewFollowsConstraints() }
    if merges { return rebuildRegions(along: crossed) }
    requestSolution { $0.add(constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let wasCoupled = view.isCoupled
    constraint.holder = nil
    held.remove(identicalTo: constraint)
    if wasCoupled, !view.isCoupled { view.superview?.existingParticipant?.rebuildRegions() }
    let views = constraint.views
    let crossed = crossedViews(from: views)
    var splits = false
    for view in crossed {
      view.participant.crossing.remove(identicalTo: constraint)
      view.superviewFollowsConstraints()
      if !view.isCoupled { splits = true }
    }
    for view in views { view.existingParticipant?.involved.remove(identicalTo: constraint) }
    if constraint.isSize(of: view) { view.superviewFollowsConstraints() }
    if splits { return rebuildRegions(along: crossed) }
    requestSolution { $0.remove(constraint) }
  }

  /// Returns the views from the given ones up to this view, without it.
  private func crossedViews(from views: [UIView]) -> [UIView] {
    var crossed: [UIView] = []
    for first in views {
      var step: UIView? = first
      while let next = step, next !== view, !crossed.contains(identicalTo: next) {
        crossed.append(next)
        step = next.superview
      }
    }
    return crossed
  }

  private func rebuildRegions(along crossed: [UIView]) {
    for view in crossed {
      view.existingParticipant?.region = nil
      view.setNeedsLayout()
    }
    rebuildRegions()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) { requestSolution { $0.updateConstant(of: constraint) } }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    requestSolution {
      $0.remove(constraint)
      $0.add(constraint)
    }
  }

  // MARK: Guides

  /// The guide of the keyboard, once it has been asked for.
  private var existingKeyboardGuide: UIKeyboardLayoutGuide?

  var keyboardGuide: UIKeyboardLayoutGuide {
    if let existingKeyboardGuide { return existingKeyboardGuide }
    let guide = UIKeyboardLayoutGuide(.keyboard)
    existingKeyboardGuide = guide
    guide.owningView = view
    guide.enterWindow()
    return guide
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind)
    guide.owningView = view
    systemGuides[kind] = guide
    return guide
  }

  /// The guide of a scroll view's content, if it has been asked for.
  var existingContentGuide: UILayoutGuide? { systemGuides[.scrollContent] }

  func add(_ guide: UILayoutGuide) {
    guide.owningView = view
    guides.append(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guides.contains(identicalTo: guide) else { return }
    for constraint in involved where constraint.items.contains(where: { $0 === guide }) { constraint.isActive = false }
    guides.remove(identicalTo: guide)
    guide.owningView = nil
  }

  /// Returns the rectangle of a guide in the coordinates of the view.
  func frame(of guide: UILayoutGuide) -> CGRect? { root.region?.frame(of: guide) }

  // MARK: Changes of the view

  func frameDidChange() {
    if !view.isCoupled {
      region?.rootSizeDidChange()
    } else if view.placementKind != .constraints {
      requestSolution { $0.frameDidChange(of: view) }
    }
  }

  func boundsOriginDidChange() {
    guard !involved.isEmpty || !crossing.isEmpty else { return }
    requestSolution { region in
      for constraint in involved + crossing { region.updateConstant(of: constraint) }
    }
  }

  func insetsDidChange() {
    guard !involved.isEmpty else { return }
    requestSolution { region in
      for constraint in involved { region.updateConstant(of: constraint) }
    }
  }

  func contentSizeDidChange() {
    guard view.isCoupled else { return }
    requestSolution { $0.contentSizeDidChange(of: view) }
  }

  func placementDidChange() {
    rebuildRegions()
    view.superview?.existingParticipant?.rebuildRegions()
    // Subviews that the mask stretches may have joined the region or left it.
    for subview in view.subviews { subview.existingParticipant?.region = nil }
    if isConstrained { view.superviewFollowsConstraints() }
  }

  func willLeaveSuperview() {
    guard view.isCoupled else { return }
    for constraint in crossing { constraint.isActive = false }
    if view.isCoupled { rebuildRegions() }
  }

  func didEnterWindow() { existingKeyboardGuide?.enterWindow() }

  func didEnterSuperview() {
    // Views that no longer exist may have held constraints of this one.
    crossing.removeAll { !$0.isActive }
    involved.removeAll { !$0.isActive }
    if isConstrained { view.superviewFollowsConstraints() }
    if view.isCoupled { rebuildRegions() }
  }

  // MARK: Frames

  func layOutSubviews() {
    // The view may have changed constraints before it calls this.
    solve()
    guard let region = root.region else { return }
    var placed: [UIView] = []
    for subview in view.subviews where subview.placementKind == .constraints { placed.append(subview) }
    for (subview, frame) in region.frames(of: placed) { subview.setConstrainedFrame(frame) }
    region.setContentSize(of: view)
  }

  func fittingSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize? {
    guard hasContent else { return nil }
    let fitting = LayoutRegion.Fitting(
      target: target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    return LayoutRegion(view, fitting: fitting).fittingSize()
  }
}
