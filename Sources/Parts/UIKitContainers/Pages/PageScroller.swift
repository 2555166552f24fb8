// SPDX-License-Identifier: MIT

/// Shows pages side by side in a scroll view.
///
/// The scroll view moves, and the changes follow from where it is: as soon as a part of another page is visible, a change
/// to that page is pending. It is complete when the page has arrived, and cancelled when the current page has come back.
final class PageScroller: PageTurner {
  unowned let owner: UIPageViewController
  private let spacing: CGFloat
  let scrollView = PageScrollView()
  var strip = PageStrip()
  /// The running change, and the slot to which it leads.
  var pending: (change: PageChange, slot: Int)?
  /// Whether the program moves the pages, so that the running change goes on whatever is passed.
  var isDriven = false
  /// The views that are in the scroll view, with their slots.
  var placed: [Int: UIView] = [:]
  /// Whether this object itself changes the geometry of the scroll view.
  private var isArranging = false

  init(owner: UIPageViewController, spacing: CGFloat) {
    (self.owner, self.spacing) = (owner, spacing)
    scrollView.onScroll = { [weak self] in self?.scrolled() }
    scrollView.onRest = { [weak self] in self?.rested() }
    scrollView.onLayout = { [weak self] in self?.bringHome() }
    scrollView.willDrag = { [weak self] in self?.findNeighbours() }
  }

  nonisolated deinit {}

  var view: UIView { scrollView }
  var gestureRecognizers: [UIGestureRecognizer] { [] }
  var pages: [UIViewController] {
    if let pending, !pending.change.isByUser { return pending.change.new }
    return strip.page.map { [$0] } ?? []
  }
  var visiblePages: [UIViewController] {
    guard let pending else { return strip.page.map { [$0] } ?? [] }
    return pending.change.old + pending.change.new
  }

  // MARK: Geometry

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
  private var isMirrored: Bool { isHorizontal && owner.view.isRightToLeft }
  /// The distance between two pages in points.
  private var stride: CGFloat { max(isHorizontal ? scrollView.bounds.width : scrollView.bounds.height, 1) }
  /// The distance in slots that counts as none: less than a pixel.
  var tolerance: CGFloat { 0.9 / (max(scrollView.layer.contentsScale, 1) * stride) }

  /// Exchanges a slot with its place from the left or the top, in either direction.
  private func place(_ slot: CGFloat) -> CGFloat { isMirrored ? 2 * CGFloat(PageStrip.home) - slot : slot }

  /// The slot that is shown, with its fraction.
  var position: CGFloat {
    let offset = scrollView.contentOffset
    return place((isHorizontal ? offset.x : offset.y) / stride)
  }

  func offset(of slot: CGFloat) -> CGPoint {
    let along = place(slot) * stride
    return isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  private func frame(of slot: Int) -> CGRect {
    let (origin, size) = (offset(of: CGFloat(slot)), scrollView.bounds.size)
    return isHorizontal
      ? CGRect(x: origin.x + spacing / 2, y: 0, width: max(size.width - spacing, 0), height: size.height)
      : CGRect(x: 0, y: origin.y + spacing / 2, width: size.width, height: max(size.height - spacing, 0))
  }

  func layOut(in area: CGRect) {
    let frame = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    guard scrollView.frame != frame else { return }
    let hasNewSize = scrollView.frame.size != frame.size
    // A change in progress was measured in the old size.
    if hasNewSize { endInPlace() }
    arrange {
      scrollView.frame = frame
      guard hasNewSize else { return }
      updateRange()
      scrollView.contentOffset = offset(of: CGFloat(strip.current))
      for (slot, view) in placed { view.setPlacement(self.frame(of: slot)) }
    }
  }

  func arrange(_ body: () -> Void) {
    let before = isArranging
    isArranging = true
    body()
    isArranging = before
  }

  /// Sets the range of the offset: from the page before to the page after, also if they are not known yet, and what is
  /// visible.
  func updateRange() {
    let mayMove = owner.dataSource != nil
    let visible = visibleSlots
    var (low, high) = (min(strip.current, visible.lowerBound), max(strip.current, visible.upperBound))
    for slot in [strip.current - 1, strip.current + 1] where strip[slot] != nil || mayMove && !strip.isEnd(slot) {
      (low, high) = (min(low, slot), max(high, slot))
    }
    if let slot = pending?.slot { (low, high) = (min(low, slot), max(high, slot)) }
    let ends = [place(CGFloat(low)), place(CGFloat(high))].sorted()
    var insets = UIEdgeInsets.zero
    let (before, after) = (-ends[0] * stride, (ends[1] - 2) * stride)
    if isHorizontal {
      (insets.left, insets.right) = (before, after)
    } else {
      (insets.top, insets.bottom) = (before, after)
    }
    let size = scrollView.bounds.size
    let content =
      isHorizontal ? CGSize(width: 3 * stride, height: size.height) : CGSize(width: size.width, height: 3 * stride)
    arrange {
      scrollView.contentSize = content
      scrollView.contentInset = insets
    }
  }

  /// The slots that are at least partly visible.
  private var visibleSlots: ClosedRange<Int> {
    let position = position
    let (low, high) = (Int((position + tolerance).rounded(.down)), Int((position - tolerance).rounded(.up)))
    return min(low, high)...max(low, high)
  }

  // MARK: Views

  func install(_ slot: Int) {
    guard let view = strip[slot]?.view else { return }
    placed[slot].map { if $0 !== view { $0.removeFromSuperview() } }
    placed[slot] = view
    view.setPlacement(frame(of: slot))
    if view.superview !== scrollView { scrollView.addSubview(view) }
  }

  /// Removes the views that are out of sight and take no part in a change.
  func removeHidden() {
    let visible = visibleSlots
    for (slot, view) in placed where slot != strip.current && slot != pending?.slot && !visible.contains(slot) {
      placed[slot] = nil
      if view.superview === scrollView { view.removeFromSuperview() }
    }
  }

  // MARK: Neighbours

  private func findNeighbours() {
    for side in [-1, 1] { _ = neighbour(side) }
  }

  /// Returns the page beside the current one, and asks the data source if it is not known.
  func neighbour(_ side: Int) -> UIViewController? {
    let slot = strip.current + side
    if let page = strip[slot] { return page }
    guard !strip.isKnown(slot), let page = strip.page, let dataSource = owner.dataSource else { return nil }
    let found =
      side > 0
      ? dataSource.pageViewController(owner, viewControllerAfter: page)
      : dataSource.pageViewController(owner, viewControllerBefore: page)
    // A page that is in another slot already cannot be in two.
    if let found, strip.slot(of: found) == nil { strip[slot] = found } else { strip.markEnd(slot) }
    updateRange()
    return strip[slot]
  }

  func forgetNeighbours() {
    guard pending == nil else { return }
    strip.keep(within: 0)
    updateRange()
  }

  // MARK: Following the scroll view

  private func scrolled() {
    guard !isArranging, strip.page != nil else { return }
    if isDriven {
      // A drag takes the change over.
      if scrollView.isScrollAnimating { return removeHidden() }
      isDriven = false
    }
    follow(position)
    removeHidden()
  }

  private func follow(_ position: CGFloat) {
    // Each pass begins or ends a change. A jump passes few pages.
    for _ in 0..<8 {
      guard let slot = pending?.slot else {
        let distance = position - CGFloat(strip.current)
        guard abs(distance) > tolerance else { return }
        let side = distance > 0 ? 1 : -1
        guard let page = neighbour(side) else { return }
        begin(to: page, at: strip.current + side, isByUser: true)
        continue
      }
      let travelled = (position - CGFloat(strip.current)) * CGFloat(slot - strip.current)
      guard travelled >= 1 - tolerance || travelled < -tolerance else { return }
      end(didComplete: travelled > 0)
      // A callback may have set other pages.
      if isDriven { return }
    }
  }

  /// Ends the change at whose start or end the scroll view has come to rest.
  private func rested() {
    guard !isArranging else { return scrollView.setNeedsLayout() }
    let position = position
    guard let slot = pending?.slot else {
      // A picture or a view without a page, of an interrupted change, may be where the pages rest.
      if abs(position - CGFloat(strip.current)) > tolerance { moveToCurrent(animated: true) }
      return scrollView.setNeedsLayout()
    }
    if abs(position - CGFloat(slot)) <= tolerance {
      end(didComplete: true)
    } else if abs(position - CGFloat(strip.current)) <= tolerance {
      end(didComplete: false)
    }
    scrollView.setNeedsLayout()
  }

  /// Brings the current page to its slot, when nothing moves.
  private func bringHome() {
    guard scrollView.isAtRest, pending == nil, abs(position - CGFloat(strip.current)) <= tolerance else { return }
    isDriven = false
    strip.keep(within: 1)
    removeHidden()
    let current = strip.current
    if current != PageStrip.home {
      placed = Dictionary(uniqueKeysWithValues: placed.map { ($0.key + PageStrip.home - current, $0.value) })
      strip.bringHome()
      arrange {
        // The range must contain the offset before and after.
        scrollView.contentOffset = offset(of: CGFloat(PageStrip.home))
        for (slot, view) in placed { view.setPlacement(frame(of: slot)) }
      }
    }
    updateRange()
  }

  // MARK: Changes

  func begin(
    to page: UIViewController, at slot: Int, isByUser: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let change = PageChange(
      of: owner, from: strip.page.map { [$0] } ?? [], to: [page], isForward: slot > strip.current, isByUser: isByUser,
      completion: completion)
    pending = (change, slot)
    change.begin { install(slot) }
  }

  func end(didComplete: Bool, finished: Bool = true) {
    guard let (change, slot) = pending else { return }
    pending = nil
    if didComplete { strip.current = slot }
    strip.keep(within: 1)
    updateRange()
    removeHidden()
    if didComplete { owner.pagesDidChange(isForward: change.isForward, isByUser: change.isByUser) }
    change.end(didComplete: didComplete, finished: finished)
  }
}
