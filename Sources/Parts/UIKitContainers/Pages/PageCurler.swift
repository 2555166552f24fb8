// SPDX-License-Identifier: MIT
import RenderTree

/// Shows pages that are turned like those of a book.
///
/// Every page is on a `PageSheet`. A turn moves one of them. An interrupted turn runs on by itself beside the next one,
/// like leaves of a book in quick succession.
final class PageCurler: PageTurner {
  unowned let owner: UIPageViewController
  let container = PageCurlView()
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  let tracker = SwipeTracker()
  /// Whether the drag that begins goes on to later pages.
  var isDragForward = true
  private var sheets: [ObjectIdentifier: PageSheet] = [:]
  var current: [UIViewController] = []
  /// The running turn.
  var turn: PageTurn?
  /// Turns whose changes have ended, and whose leaves still move.
  private var flying: [PageTurn] = []
  /// The pages that the data source has returned for a direction.
  private var found: [Bool: PageSpread] = [:]

  init(owner: UIPageViewController) {
    self.owner = owner
    container.clipsToBounds = true
    pan.addTarget(self, action: PageCurler.drag)
    tap.addTarget(self, action: PageCurler.tapped)
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, tap] as [UIGestureRecognizer] { container.addGestureRecognizer(recognizer) }
    container.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
  }

  nonisolated deinit {}

  var view: UIView { container }
  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }
  var pages: [UIViewController] {
    if let turn, !turn.change.isByUser { return turn.change.new }
    return current
  }
  var visiblePages: [UIViewController] { turn.map { $0.change.old + $0.change.new } ?? current }

  // MARK: Layout

  var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

  private func frame(of page: UIViewController, in pages: [UIViewController]) -> CGRect {
    let bounds = container.bounds
    guard pages.count == 2, let index = pages.firstIndex(of: page) else { return bounds }
    let half = bounds.divided(
      atDistance: (isHorizontal ? bounds.width : bounds.height) / 2, from: isHorizontal ? .minXEdge : .minYEdge)
    return index == 0 ? half.slice : half.remainder
  }

  func layOut(in area: CGRect) {
    guard container.frame != area else { return }
    if container.bounds.size != area.size { endInPlace() }
    container.frame = area
    layCurrent()
  }

  /// Lays the current pages flat, without anything else.
  private func layCurrent() {
    guard owner.isViewLoaded else { return }
    let wanted = current.map { sheet(of: $0) }
    for page in current {
      let sheet = sheet(of: page)
      sheet.lay(in: container.bounds, page: frame(of: page, in: current))
      if sheet.superview !== container { container.addSubview(sheet) }
    }
    for (id, sheet) in sheets where !wanted.contains(sheet) && !flying.contains(where: { $0.sheet === sheet }) {
      sheets[id] = nil
      sheet.removeFromSuperview()
    }
  }

  private func sheet(of page: UIViewController) -> PageSheet {
    let id = ObjectIdentifier(page)
    if let sheet = sheets[id], sheet.page === page.view { return sheet }
    let sheet = PageSheet(page.view)
    sheets[id] = sheet
    return sheet
  }

  // MARK: Neighbours

  func forgetNeighbours() { found = [:] }

  func neighbours(isForward: Bool) -> PageSpread? {
    if let known = found[isForward] { return known.pages.isEmpty ? nil : known }
    let spread = PageSpread(beside: current, isForward: isForward, of: owner)
    found[isForward] = spread
    return spread.pages.isEmpty ? nil : spread
  }

  // MARK: Turning

  func show(_ pages: [UIViewController], isForward: Bool, animated: Bool, completion: ((Bool) -> Void)?) {
    tracker.abandon()
    let before = turn
    interrupt()
    found = [:]
    guard pages != current else {
      completion?(true)
      return
    }
    let change = PageChange(
      of: owner, from: current, to: pages, isForward: isForward, isByUser: false, completion: completion)
    guard animated, !current.isEmpty, pages.count == current.count, container.window != nil,
      owner.appearanceState == .appeared, !UIAccessibility.isReduceMotionEnabled
    else {
      endFlying()
      current = pages
      return change.makeAtOnce { layCurrent() }
    }
    start(change, back: nil, below: .zero, after: before).run()
  }

  func turn(isForward: Bool) -> Bool {
    guard !tracker.isSwiping else { return false }
    let before = turn
    interrupt()
    guard let spread = neighbours(isForward: isForward) else { return false }
    let change = PageChange(of: owner, from: current, to: spread.pages, isForward: isForward, isByUser: true)
    start(change, back: spread.back, below: .zero, after: before).run()
    return true
  }

  /// Sets a turn up, paused at its start, or at the place of the leaf that it takes over.
  ///
  /// - Parameter point: Where the finger is. The corner of its half is lifted first.
  @discardableResult
  func start(
    _ change: PageChange, back: UIViewController?, below point: CGPoint, after before: PageTurn? = nil
  ) -> PageTurn {
    let isSpread = change.new.count == 2
    // The leaf is the page farther from the start that is left, or that comes back.
    let turned = change.isForward ? change.old : change.new
    let reversed = change.isForward ? change.new : change.old
    guard let page = turned.last else { fatalError("a turn needs pages") }
    let backSheet = isSpread ? reversed.first.map { sheet(of: $0) } : back.flatMap(picture)
    let leaf = makeLeaf(isSpread: isSpread, hasBack: backSheet != nil, below: point)
    // The leaf may be in the air, on its way to the other side or back.
    let taken = before.flatMap { $0.sheet === sheet(of: page) && $0.leaf.length == leaf.length ? $0 : nil }
    let isSameWay = taken?.change.isForward == change.isForward
    let start = taken.map { isSameWay ? $0.progress : 1 - $0.progress } ?? 0
    let velocity = taken.map { isSameWay ? $0.velocity : -$0.velocity } ?? 0
    stopFlying(taken)
    change.begin {
      arrange(change)
      container.bringSubviewToFront(sheet(of: page))
      for leaf in flying { raise(leaf) }
      if let backSheet {
        backSheet.lay(in: container.bounds, page: isSpread ? frame(of: reversed[0], in: reversed) : container.bounds)
        container.addSubview(backSheet)
      }
      container.layoutIfNeeded()
    }
    let turn = PageTurn(
      change, leaf: taken?.leaf ?? leaf, sheet: sheet(of: page), back: backSheet,
      start: start, velocity: velocity)
    turn.didEnd = { [weak self] in self?.end($0, didComplete: $1) }
    self.turn = turn
    return turn
  }

  /// Arranges the pages of a change, with the uncovered pages below the covering ones.
  private func arrange(_ change: PageChange) {
    let below = change.isForward ? change.new : change.old
    let above = change.isForward ? change.old : change.new
    for pages in [above, below] {
      for page in pages.reversed() {
        let sheet = sheet(of: page)
        sheet.lay(in: container.bounds, page: frame(of: page, in: pages))
        container.insertSubview(sheet, at: 0)
      }
    }
  }

  private func raise(_ turn: PageTurn) {
    container.bringSubviewToFront(turn.sheet)
    if let back = turn.back { container.bringSubviewToFront(back) }
  }

  private func picture(of page: UIViewController) -> PageSheet? {
    let view: UIView = page.view
    view.bounds.size = container.bounds.size
    return view.snapshotView(afterScreenUpdates: true).map { PageSheet($0) }
  }

  private func makeLeaf(isSpread: Bool, hasBack: Bool, below point: CGPoint) -> PageLeaf {
    let size = container.bounds.size
    let paper = CurlMetrics.curl(0, of: size, style: owner.traitCollection.userInterfaceStyle)
    let isMax = owner.spineLocation == .max
    var angle: CGFloat = isHorizontal ? (isMax ? 0 : .pi) : (isMax ? .pi / 2 : -.pi / 2)
    if !isSpread, !hasBack {
      // The corner on the finger's side leads: the fold moves away from it.
      let isNear =
        isHorizontal ? point.y < size.height / 2 && point != .zero : point.x < size.width / 2 && point != .zero
      let leans = isNear != (isHorizontal ? !isMax : isMax)
      angle += leans ? Self.tilt : -Self.tilt
    }
    let length = CurlGeometry(PageCurl(angle: angle), size: size).axisRange
    return PageLeaf(
      length: length.upperBound - length.lowerBound, angle: angle, radius: paper.radius, isBoundInMiddle: isSpread,
      paper: paper)
  }

  /// The angle by which the fold of a page without a back is slanted, in radians. Chosen.
  private static let tilt: CGFloat = 0.16

  // MARK: Ends

  private func end(_ turn: PageTurn, didComplete: Bool) {
    guard self.turn === turn else { return endFlying(turn) }
    self.turn = nil
    tracker.abandon()
    conclude(turn, didComplete: didComplete, finished: true)
  }

  private func conclude(_ turn: PageTurn, didComplete: Bool, finished: Bool) {
    if didComplete {
      current = turn.change.new
      found = [:]
    }
    if !flying.contains(identicalTo: turn) { removeBack(of: turn) }
    UIView.performWithoutAnimation { if flying.isEmpty { layCurrent() } }
    if didComplete { owner.pagesDidChange(isForward: turn.change.isForward, isByUser: turn.change.isByUser) }
    turn.change.end(didComplete: didComplete, finished: finished)
  }

  /// Ends the running turn, whose leaf flies on: to the other side, or back if the user does not turn it.
  private func interrupt() {
    guard let turn else { return }
    self.turn = nil
    flying.append(turn)
    if tracker.isSwiping { tracker.abandon() }
    let didComplete = !turn.change.isByUser || turn.willComplete
    if didComplete { turn.run() } else { turn.settle(to: 0, velocity: turn.velocity) }
    conclude(turn, didComplete: didComplete, finished: false)
  }

  private func removeBack(of turn: PageTurn) {
    // A picture has no page that shows it again.
    if let back = turn.back, !sheets.values.contains(back) { back.removeFromSuperview() }
  }

  private func stopFlying(_ turn: PageTurn?) {
    guard let turn, let index = flying.firstIndex(identicalTo: turn) else { return }
    flying.remove(at: index)
    turn.didEnd = nil
    turn.finish(at: 1)
    removeBack(of: turn)
  }

  private func endFlying(_ turn: PageTurn) {
    flying.remove(identicalTo: turn)
    removeBack(of: turn)
    guard flying.isEmpty, self.turn == nil else {
      // A leaf that is on its way to another place is not this one's any more.
      let isUsed = visiblePages.contains { sheets[ObjectIdentifier($0)] === turn.sheet }
      if !isUsed { turn.sheet.removeFromSuperview() }
      return
    }
    UIView.performWithoutAnimation { layCurrent() }
  }

  private func endFlying() {
    for turn in flying { stopFlying(turn) }
  }

  func endInPlace() {
    endFlying()
    tracker.abandon()
    guard let turn else { return layCurrent() }
    self.turn = nil
    turn.didEnd = nil
    let didComplete = turn.progress > 0.5
    turn.finish(at: didComplete ? 1 : 0)
    conclude(turn, didComplete: didComplete, finished: false)
  }
}
