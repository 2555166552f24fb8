// SPDX-License-Identifier: MIT

/// The display of a split view controller: the columns with their views, the appearance callbacks, and the changes from
/// one state to another.
final class ColumnDisplay {
  typealias Column = UISplitViewController.Column

  /// How a change is made.
  enum Change {
    case atOnce
    /// Under a drag, which moves it from the start on.
    case dragged
    /// With a velocity of the extent in points per second, or `nil` for the present one.
    case animated(velocity: CGFloat?)
  }

  private unowned let owner: UISplitViewController
  private let root: SplitRootView
  private let mover: ColumnMover
  /// The columns that are shown, or will be at the end of the running motion.
  private(set) var columns: [Column] = []
  /// The view controllers of these columns.
  private(set) var children: [UIViewController] = []
  /// The view controllers that disappear in the running motion.
  private var leaving: [UIViewController] = []
  /// Pictures of columns that are no longer there, which move out of view.
  private var pictures: [UIView] = []
  /// The numbers of columns between which the running motion leads, or `nil` if a drag cannot catch it.
  private var counts: (start: Int, end: Int)?
  private var isUpdating = false
  private var behavior: UISplitViewController.SplitBehavior?
  private var mode: UISplitViewController.DisplayMode?

  init(owner: UISplitViewController) { (self.owner, root, mover) = (owner, owner.root, owner.mover) }

  nonisolated deinit {}

  /// The rules with the present size and settings.
  var plan: ColumnPlan {
    let (settings, size) = (owner.settings, root.bounds.size)
    var plan = ColumnPlan(size: size)
    plan.sides = [(.primary, settings.primaryWidth.resolved(in: size.width))]
    if owner.style == .tripleColumn {
      plan.sides.append((.supplementary, settings.supplementaryWidth.resolved(in: size.width)))
    }
    (plan.preferredBehavior, plan.preferredMode) = (settings.preferredBehavior, settings.preferredMode)
    plan.chosenCount = settings.chosenCount
    plan.isMirrored = owner.isPrimaryOnTheRight
    return plan
  }

  var canAnimate: Bool {
    root.window != nil && owner.appearanceState == .appeared && UIView.areAnimationsEnabled && !columns.isEmpty
  }

  // MARK: Following the size and the settings

  /// Shows what the size, the traits and the settings require.
  func update(animated: Bool = false) {
    let isOn = owner.appearanceState == .appearing || owner.appearanceState == .appeared
    guard isOn, !isUpdating, root.window != nil, root.bounds.width > 0 else { return }
    if owner.drag.isDragging {
      guard goal != mover.goal || isCompact != owner.isCollapsed else { return }
      owner.drag.cancel()
    }
    unobserved {
      if isCompact != owner.isCollapsed {
        isCompact ? owner.collapse() : owner.expand()
      } else {
        if let behavior, behavior != plan.behavior { owner.settings.chosenCount = nil }
        let (goal, columns) = (goal, shownColumns)
        let new = columns.compactMap { owner.entries[$0]?.container }
        guard goal != mover.goal || columns != self.columns || new != children else { return }
        let isSame = columns == self.columns
        // A motion that is running goes on to the new goal.
        change(to: goal, columns, animated || isSame && mover.isMoving ? .animated(velocity: nil) : .atOnce)
      }
    }
  }

  private var isCompact: Bool { owner.traitCollection.horizontalSizeClass == .compact }

  private func unobserved(_ body: () -> Void) {
    let before = isUpdating
    isUpdating = true
    body()
    isUpdating = before
  }

  private var shownColumns: [Column] {
    guard owner.isCollapsed else { return plan.columns(of: plan.count) }
    return [owner.collapsedColumn]
  }

  /// The arrangement for the present size and settings.
  private var goal: ColumnArrangement {
    owner.isCollapsed ? plan.arrangement(alone: owner.collapsedColumn) : plan.arrangement(of: plan.count)
  }

  // MARK: Changing

  private func change(to goal: ColumnArrangement, _ columns: [Column], _ change: Change) {
    announce(columns)
    if !owner.isCollapsed { behavior = plan.behavior }
    let old = self.columns
    let isAnimated: Bool = if case .atOnce = change { false } else { canAnimate }
    if !isAnimated { mover.place(goal) }
    root.show(Set(columns).union(isAnimated ? old : []))
    show(columns, animated: isAnimated)
    guard isAnimated else { return finish() }
    let completion = { [weak self] in self?.finish() ?? () }
    switch change {
    case .atOnce: break
    case .dragged: mover.begin(to: goal, completion: completion)
    case .animated(let velocity): mover.move(to: goal, velocity: velocity, completion: completion)
    }
    if old != columns, !owner.isCollapsed {
      counts = (old.filter { $0 != .secondary }.count, columns.filter { $0 != .secondary }.count)
    }
  }

  private func announce(_ columns: [Column]) {
    let new = owner.isCollapsed ? nil : plan.displayMode
    let isNews = new != nil && new != mode
    mode = new ?? mode
    guard owner.appearanceState == .appeared else { return }
    if let new, isNews {
      owner.delegate?.splitViewController(owner, willChangeTo: new)
    }
    for column in self.columns where !columns.contains(column) {
      owner.delegate?.splitViewController(owner, willHide: column)
    }
    for column in columns where !self.columns.contains(column) {
      owner.delegate?.splitViewController(owner, willShow: column)
    }
  }

  /// Begins the appearance of the view controllers of columns, and the disappearance of all others.
  private func show(_ columns: [Column], animated: Bool) {
    self.columns = columns
    let new = columns.compactMap { owner.entries[$0]?.container }
    let (old, isOn) = (children, owner.appearanceState != .disappeared)
    children = new
    for child in old where !new.contains(child) {
      if isOn { child.beginAppearanceTransition(false, animated: animated) }
      leaving.append(child)
    }
    for child in new where !old.contains(child) {
      leaving.remove(identicalTo: child)
      if isOn { child.beginAppearanceTransition(true, animated: animated) }
    }
    UIView.performWithoutAnimation {
      for column in columns {
        guard let child = owner.entries[column]?.container, let view = child.view else { continue }
        root.install(view, in: column)
        child.sendIsAppearing()
      }
      root.layoutIfNeeded()
    }
  }

  /// Ends the running change.
  private func finish() {
    counts = nil
    let gone = leaving
    leaving = []
    for child in gone {
      child.viewIfLoaded?.removeFromSuperview()
      if child.appearanceState == .disappearing { child.endAppearanceTransition() }
    }
    // Those that appear together with the container are ended by it.
    for child in children where child.appearanceState == .appearing && owner.appearanceState == .appeared {
      child.endAppearanceTransition()
    }
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
    root.show(Set(columns))
    owner.updateButton()
  }

  /// Ends the running motion where it leads.
  func endInPlace() {
    owner.drag.cancel()
    guard mover.isMoving else { return }
    mover.place(mover.goal)
    finish()
  }

  /// Forgets what was shown, because the container has disappeared.
  func forget() { (columns, children, behavior) = ([], [], nil) }

  /// Lets a view controller disappear at once, before it is replaced or its pages move elsewhere.
  func remove(_ child: UIViewController) {
    leaving.remove(identicalTo: child)
    children.remove(identicalTo: child)
    if child.appearanceState == .appearing || child.appearanceState == .appeared {
      child.beginAppearanceTransition(false, animated: false)
    }
    child.viewIfLoaded?.removeFromSuperview()
    if child.appearanceState == .disappearing { child.endAppearanceTransition() }
  }

  // MARK: Collapsing and expanding

  /// Replaces the views of columns by pictures, which move out of view with the next change.
  func leavePictures(of columns: [Column]) {
    for column in columns {
      guard let slot = root.slots[column], let picture = slot.snapshotView(afterScreenUpdates: false) else { continue }
      picture.frame = slot.placement
      root.addSubview(picture)
      pictures.append(picture)
    }
  }

  /// Changes from or to a single column.
  ///
  /// - Parameter start: Where the columns of the new state are at first, or `nil` for a change without animation.
  func exchange(from start: ColumnArrangement?) {
    let (goal, columns) = (goal, shownColumns)
    announce(columns)
    behavior = plan.behavior
    if !owner.isCollapsed { mode = plan.displayMode }
    mover.place(start ?? goal)
    root.show(Set(columns))
    show(columns, animated: start != nil)
    guard start != nil else { return finish() }
    let (pictures, isMirrored) = (pictures, owner.isPrimaryOnTheRight)
    let distance = pictures.map(\.frame.maxX).max() ?? 0
    let width = root.bounds.width
    let leftmost = pictures.map(\.frame.minX).min() ?? 0
    mover.move(to: goal, velocity: 0) {
      for picture in pictures { picture.center.x += isMirrored ? width - leftmost : -distance }
    } completion: { [weak self] in
      self?.finish()
    }
  }

  // MARK: Dragging

  /// Returns the numbers of columns between which a drag leads, or `nil` if there is nothing to drag.
  ///
  /// - Parameter start: The point at which the drag began.
  func step(at start: CGPoint, velocity: CGFloat) -> (start: Int, end: Int)? {
    if mover.isMoving { return counts }
    let (plan, isMirrored) = (plan, owner.isPrimaryOnTheRight)
    let count = plan.count
    guard (isMirrored ? -velocity : velocity) > 0 else {
      // Columns beside the secondary one stay: their content has drags of its own.
      let isOver = plan.arrangement(of: count).dimming > 0
      return isOver ? (count, plan.behavior == .displace ? 1 : count - 1) : nil
    }
    let inset = isMirrored ? root.bounds.width - start.x : start.x
    guard count < plan.sides.count, inset <= UIScreenEdgePanGestureRecognizer.edgeWidth else { return nil }
    // At the same edge, a drag pops a page.
    let column = plan.columns(of: count).first ?? .secondary
    guard owner.entries[column]?.navigation?.viewControllers.count ?? 1 <= 1 else { return nil }
    return (count, count + 1)
  }

  /// Begins to move columns under a drag.
  func beginDrag(_ step: (start: Int, end: Int)) -> any Swipeable {
    if mover.isMoving {
      mover.pause()
    } else {
      choose(step.end, .dragged)
    }
    return ColumnSwipe(owner: owner, mover: mover, from: step.start, to: step.end)
  }

  /// Shows a number of columns after a drag.
  func endDrag(at count: Int, velocity: CGFloat) { choose(count, .animated(velocity: velocity)) }

  private func choose(_ count: Int, _ change: Change) {
    unobserved {
      owner.settings.chosenCount = count
      self.change(to: goal, shownColumns, change)
    }
  }
}
