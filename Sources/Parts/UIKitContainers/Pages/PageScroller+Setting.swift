// SPDX-License-Identifier: MIT

/// Pages that the program sets, and turns by keys and the page control.
extension PageScroller {
  func show(_ pages: [UIViewController], isForward: Bool, animated: Bool, completion: ((Bool) -> Void)?) {
    guard let page = pages.first else { return }
    interrupt()
    strip.keep(within: 0)
    guard strip.page !== page else {
      updateRange()
      moveToCurrent(animated: animated)
      completion?(true)
      return
    }
    guard animated, strip.page != nil, scrollView.window != nil, owner.appearanceState == .appeared else {
      return replace(with: page, completion: completion)
    }
    let slot = strip.current + (isForward ? 1 : -1)
    leavePicture(of: page)
    strip[slot] = page
    begin(to: page, at: slot, isByUser: false, completion: completion)
    updateRange()
    isDriven = true
    scrollView.setContentOffset(offset(of: CGFloat(slot)), animated: true)
  }

  /// Completes the running change in place. The pages stay where they are on the screen.
  private func interrupt() {
    guard let slot = pending?.slot else { return }
    let isNearer = abs(position - CGFloat(slot)) < abs(position - CGFloat(strip.current))
    end(didComplete: isDriven || isNearer, finished: false)
    isDriven = false
  }

  /// Replaces a page that is visible in passing by a picture, because it is needed elsewhere.
  private func leavePicture(of page: UIViewController) {
    guard let (slot, view) = placed.first(where: { $0.value === page.viewIfLoaded }), slot != strip.current,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.frame = view.frame
    scrollView.addSubview(picture)
    placed[slot] = picture
    view.removeFromSuperview()
  }

  func moveToCurrent(animated: Bool) {
    let goal = offset(of: CGFloat(strip.current))
    guard scrollView.contentOffset != goal else { return }
    isDriven = animated
    scrollView.setContentOffset(goal, animated: animated)
  }

  private func replace(with page: UIViewController, completion: ((Bool) -> Void)?) {
    let change = PageChange(
      of: owner, from: strip.page.map { [$0] } ?? [], to: [page], isForward: true, isByUser: false,
      completion: completion)
    halt()
    strip = PageStrip()
    strip[PageStrip.home] = page
    let old = placed
    placed = [:]
    scrollView.setNeedsLayout()
    change.makeAtOnce {
      for view in old.values where view !== page.viewIfLoaded { view.removeFromSuperview() }
      arrange {
        scrollView.contentOffset = offset(of: CGFloat(PageStrip.home))
        if owner.isViewLoaded { install(PageStrip.home) }
        updateRange()
      }
    }
  }

  /// Stops all movement where it is.
  private func halt() {
    isDriven = false
    arrange {
      if scrollView.isDragging {
        // Ends a drag that is in progress.
        scrollView.panGestureRecognizer.isEnabled = false
        scrollView.panGestureRecognizer.isEnabled = true
      }
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }
  }

  func endInPlace() {
    halt()
    interrupt()
    guard strip.page != nil else { return }
    arrange { scrollView.contentOffset = offset(of: CGFloat(strip.current)) }
    if owner.isViewLoaded { install(strip.current) }
    removeHidden()
  }

  func turn(isForward: Bool) -> Bool {
    guard scrollView.isAtRest || isDriven, scrollView.isScrollEnabled else { return false }
    let side = isForward ? 1 : -1
    if isDriven { interrupt() }
    guard neighbour(side) != nil else { return false }
    scrollView.setContentOffset(offset(of: CGFloat(strip.current + side)), animated: true)
    return true
  }
}
