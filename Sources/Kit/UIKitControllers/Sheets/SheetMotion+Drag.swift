// SPDX-License-Identifier: MIT

/// The drag of a sheet, which `tracker` follows from `beginDrag()` on.
///
/// A drag moves the body of the sheet between the detents, and past the largest detent with rubber banding. Below the
/// smallest detent it drives a dismissal, which slides the whole sheet. The position on screen is the sum of both.
extension SheetMotion {
  /// Begins a drag at the extent on screen. Does nothing during a drag.
  func beginDrag() {
    guard !isDragging else { return }
    let shown = shownExtent
    stopAnimation()
    var drag = SheetDrag(
      start: shown, floor: sheet.layout.smallestExtent,
      isRefused: sheet.presentedViewController.forcesModality)
    if let run = sheet.runningTransition, sheet.isDismissing {
      drag.isDismissal = run.phase.destination == .finish
      run.pause()
      drag.floor = view.extent
      become(.dismissing(drag, run))
    } else {
      if sheet.runningTransition != nil {
        sheet.completePresentation()
        stopAnimation()
        setExtent(shown)
      }
      become(.dragging(drag))
    }
    tracker.begin(self)
  }

  /// Ends the drag without moving the sheet, because something else moves it from now on.
  func abandonDrag() {
    guard isDragging else { return }
    tracker.abandon()
    become(.resting)
  }

  /// Ends the drag of a sheet whose extent is that of a detent, and selects that detent.
  func endDragAtDetent() {
    guard case .dragging = state else { return }
    abandonDrag()
    let nearest = sheet.layout.stops.min { abs($0.extent - view.extent) < abs($1.extent - view.extent) }
    if let nearest {
      setExtent(nearest.extent)
      sheet.userDidSelect(nearest.identifier)
    }
    sheet.motionDidRest()
  }

  // MARK: Dismissal

  /// Begins a dismissal that the drag drives. If the dismissal is refused, the drag is resisted from now on.
  ///
  /// - Parameter base: The extent of the body while the dismissal slides it.
  private func beginDismissal(from base: CGFloat) {
    let shown = view.extent
    setExtent(base)
    let driver = sheet.beginDismissal()
    if driver == nil { setExtent(shown) }
    // The delegate may have ended the drag, or removed the scroll view that was dragged.
    guard case .dragging(var drag) = state else { return end(driver, at: .start, velocity: 0) }
    if let driver {
      drag.floor = base
      become(.dismissing(drag, driver))
      driver.update(Double((base - shown) / distance(of: driver)))
    } else {
      drag.isRefused = true
      become(.dragging(drag))
      tracker.shift(to: min(pull, Double(drag.pull(showing: shown, largest: sheet.layout.largestExtent))))
    }
  }

  private func end(_ driver: TransitionDriver?, at end: TransitionEnd, velocity: CGFloat) {
    guard let driver else { return }
    driver.settle(to: end, velocity: -Double(velocity / distance(of: driver)))
  }

  /// Returns the distance in points by which a dismissal slides the sheet.
  private func distance(of driver: TransitionDriver) -> CGFloat {
    max((driver.animator as? SheetAnimator)?.distance ?? view.extent, 1)
  }

  // MARK: Following

  private var pull: Double { tracker.progress ?? Double(view.extent) }

  private func showPull() {
    let (pull, largest) = (CGFloat(pull), sheet.layout.largestExtent)
    switch state {
    case .resting, .animating: break
    case .dragging(let drag): setExtent(drag.extent(of: pull, largest: largest))
    case .dismissing(let drag, let driver):
      UIView.performWithoutAnimation {
        driver.update(Double(max(drag.floor - pull, 0) / distance(of: driver)))
        setExtent(max(drag.extent(of: pull, largest: largest), drag.floor))
      }
    }
  }

  // MARK: Release

  private func returnToDetent(_ index: Int, velocity: CGFloat) {
    let stop = sheet.layout.stops[index]
    var bodyVelocity = velocity
    var dismissal: TransitionDriver?
    if case .dismissing(_, let driver) = state {
      dismissal = driver
      // The dismissal continues with the velocity of the drag. The body, if it moves as well, starts without velocity.
      if driver.progress > 0 { bodyVelocity = 0 }
    }
    become(.resting)
    end(dismissal, at: .start, velocity: velocity)
    animate(to: stop.extent, velocity: bodyVelocity)
    sheet.userDidSelect(stop.identifier)
    if !isAnimating { sheet.motionDidRest() }
  }

  private func dismiss(velocity: CGFloat) {
    if case .dragging(let drag) = state, !drag.isRefused { beginDismissal(from: view.extent) }
    // The delegate may have ended the drag.
    guard let drag = state.drag else { return }
    guard case .dismissing(_, let driver) = state, !drag.isRefused else {
      returnToDetent(0, velocity: velocity)
      return sheet.refuseDismissal()
    }
    become(.resting)
    end(driver, at: .finish, velocity: velocity)
    if view.extent > drag.floor { animate(to: drag.floor, velocity: 0) }
  }
}

/// A sheet as the object that a swipe moves. The progress is the pull in points. The first snap point is the dismissal, the
/// others are the detents.
extension SheetMotion: Swipeable {
  var swipeProgress: Double {
    guard let drag = state.drag else { return Double(view.extent) }
    return Double(drag.pull(showing: drag.start, largest: sheet.layout.largestExtent))
  }

  var swipeDistance: CGFloat { 1 }

  var snapPoints: SnapPoints { .sheet(sheet.layout) }

  var cancelSnapPoint: Int {
    if state.drag?.isDismissal == true { return 0 }
    let selected = sheet.layout.stop(sheet.selectedDetentIdentifier)
    return (sheet.layout.stops.firstIndex(of: selected) ?? 0) + 1
  }

  func swipeComponent(of movement: SwipeMovement) -> CGFloat { -movement.translation.dy }

  /// Returns the extent on screen, or the pull if the sheet resists a dismissal, so that the attempt can be recognized.
  func releaseProgress(of pull: Double) -> Double {
    state.drag?.isRefused == true ? pull : Double(shownExtent)
  }

  func swipeDidUpdate(to pull: Double, movement: SwipeMovement) {
    if case .dragging(let drag) = state, drag.asksForDismissal(at: CGFloat(pull)) { beginDismissal(from: drag.floor) }
    showPull()
  }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    if snapPoint == 0 {
      dismiss(velocity: CGFloat(velocity))
    } else {
      returnToDetent(snapPoint - 1, velocity: CGFloat(velocity))
    }
  }
}

extension SnapPoints {
  /// The snap points of a sheet. A release leads to the nearest detent, or below half of the smallest to the dismissal.
  static func sheet(_ layout: SheetLayout) -> SnapPoints { SnapPoints([0] + layout.stops.map { Double($0.extent) }) }
}
