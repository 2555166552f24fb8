// SPDX-License-Identifier: MIT

// Drags and their release. Vectors named `finger` have the direction in which the content moves; offsets change in the
// opposite direction.
extension ScrollEngine {
  /// The velocity in points per second below which released content does not decelerate. Chosen.
  private static let minimumVelocity = 20.0

  /// Begins a drag of the content.
  func beginDrag(lockedTo lock: LayoutAxis? = nil) {
    halt()
    enter(.dragging(ScrollDrag(pull: view.pull(showing: view.contentOffset), lock: lock)))
    delegate?.scrollViewWillBeginDragging(view)
  }

  /// Moves the content by a step of the drag.
  func drag(by finger: CGVector) {
    guard case .dragging(let drag) = motion, !view.isZooming else { return }
    var delta = drag.locked(finger)
    if let nestedParent {
      let consumed = nestedParent.consume(delta, of: view)
      guard motion.isDragging else {
        // The parent has removed this view from the window, which has ended the drag. Only the parent does not know yet.
        _ = nestedParent.endDrag(of: view, velocity: .zero)
        return
      }
      delta = CGVector(dx: delta.dx - consumed.dx, dy: delta.dy - consumed.dy)
    }
    let passed = transferToParent(beyondEnd(of: delta))
    pull(by: CGVector(dx: delta.dx - passed.dx, dy: delta.dy - passed.dy))
  }

  /// Moves the content to the offset of a dragged indicator, which stays within the range.
  func drag(to offset: CGPoint) {
    guard case .dragging(var drag) = motion else { return }
    drag.pull = view.clamped(offset)
    enter(.dragging(drag))
    move(to: drag.pull)
  }

  private func pull(by finger: CGVector) {
    guard case .dragging(var drag) = motion else { return }
    let (x, y) = (view.draggedAxis(.horizontal), view.draggedAxis(.vertical))
    if x.isMovable { drag.pull.x -= finger.dx }
    if y.isMovable { drag.pull.y -= finger.dy }
    // Content that does not bounce is not pulled beyond its range.
    if !x.bounces { drag.pull.x = x.nearest(drag.pull.x) }
    if !y.bounces { drag.pull.y = y.nearest(drag.pull.y) }
    enter(.dragging(drag))
    let offset = view.shown(drag.pull)
    if let previousEdge = drag.previousEdge {
      drag.previousEdge = nearer(previousEdge, to: offset)
      enter(.dragging(drag))
    }
    move(to: offset)
  }

  /// Returns the previous edge, moved with the content as it approaches the edge, or `nil` when the content reaches it.
  private func nearer(_ previousEdge: CGPoint, to offset: CGPoint) -> CGPoint? {
    let edge = view.clamped(previousEdge)
    guard edge != previousEdge else { return nil }
    func limited(_ previousEdge: CGFloat, _ edge: CGFloat, _ offset: CGFloat) -> CGFloat {
      min(max(offset, min(previousEdge, edge)), max(previousEdge, edge))
    }
    return CGPoint(x: limited(previousEdge.x, edge.x, offset.x), y: limited(previousEdge.y, edge.y, offset.y))
  }

  // MARK: Release

  /// Ends the drag with a velocity in points per second.
  func endDrag(velocity finger: CGVector) {
    guard case .dragging(let drag) = motion else { return }
    var finger = drag.locked(finger)
    if let nestedParent, nestedParent.endDrag(of: view, velocity: finger) { finger = .zero }
    if let outer = drag.outer {
      let passed = velocityBeyondEnd(finger, drag)
      outer.engine.endDrag(velocity: passed)
      finger = CGVector(dx: finger.dx - passed.dx, dy: finger.dy - passed.dy)
    }
    func shown(_ velocity: CGFloat, _ axis: ScrollAxis, _ pull: CGFloat) -> CGFloat {
      abs(velocity) < Self.minimumVelocity || !axis.isMovable ? 0 : -velocity * axis.slope(at: pull)
    }
    endDragging(
      velocity: CGVector(
        dx: shown(finger.dx, view.draggedAxis(.horizontal), drag.pull.x),
        dy: shown(finger.dy, view.draggedAxis(.vertical), drag.pull.y)))
  }

  /// Ends dragging. Asks the delegate for the target, and decelerates to it.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset in points per second.
  ///   - isCaught: Whether a touch has stopped the content, so that it does not decelerate.
  func endDragging(velocity: CGVector, isCaught: Bool = false) {
    let animation = isCaught ? nil : deceleration(from: velocity)
    enter(.idle)
    let (offset, decelerates) = (view.contentOffset, (animation?.duration ?? 0) > 0)
    delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    // The delegate may have moved the content itself.
    guard let animation, decelerates, motion.isIdle, view.contentOffset == offset else { return }
    decelerate(along: animation)
  }

  private func decelerate(along animation: ScrollAnimation) {
    enter(.decelerating(animation))
    delegate?.scrollViewWillBeginDecelerating(view)
  }

  /// Returns the deceleration to the offset that the delegate chooses, or `nil` if that is the present one.
  private func deceleration(from velocity: CGVector) -> ScrollAnimation? {
    let natural = deceleration(velocity: velocity)
    let proposed = view.roundedToPixels(
      view.isPagingEnabled ? view.page(after: natural.target, velocity: velocity) : natural.target)
    let resting = view.restingOffset(besideHeader: view.restingOffset(proposed: proposed, velocity: velocity))
    let target = askForTarget(resting, velocity)
    if target == proposed, !view.isPagingEnabled { return natural }
    let (offset, rate) = (view.contentOffset, view.isPagingEnabled ? nil : view.decelerationRate)
    if target == offset, target != resting { return nil }
    var animation = natural
    animation.hasTarget = true
    animation.x = view.axis(.horizontal).curve(from: offset.x, to: target.x, velocity: velocity.dx, rate: rate)
    animation.y = view.axis(.vertical).curve(from: offset.y, to: target.y, velocity: velocity.dy, rate: rate)
    return animation
  }

  private func askForTarget(_ resting: CGPoint, _ velocity: CGVector) -> CGPoint {
    var target = resting
    isReleasing = motion.isDragging
    delegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000), targetContentOffset: &target)
    isReleasing = false
    return target
  }

  /// Returns the content to its range, to the nearest page or to an end of the header, after a finger that had stopped it
  /// was lifted without dragging.
  func returnToRange() {
    guard motion.isIdle else { return }
    let offset = view.contentOffset
    let clamped = view.clamped(offset)
    let isBetweenPages = view.isPagingEnabled && clamped == offset
    let target =
      isBetweenPages ? view.page(after: offset, velocity: .zero) : view.restingOffset(besideHeader: clamped)
    guard target != offset else { return }
    var animation = deceleration(velocity: .zero)
    if target != clamped {
      let rate = isBetweenPages ? nil : view.decelerationRate
      animation.hasTarget = true
      animation.x = view.axis(.horizontal).curve(from: offset.x, to: target.x, velocity: 0, rate: rate)
      animation.y = view.axis(.vertical).curve(from: offset.y, to: target.y, velocity: 0, rate: rate)
    }
    decelerate(along: animation)
  }

  // MARK: Nesting

  /// Returns the part of a movement that would move beyond an end of the range, along axes that scroll.
  private func beyondEnd(of finger: CGVector) -> CGVector {
    guard case .dragging(let drag) = motion else { return .zero }
    func beyond(_ delta: CGFloat, _ axis: ScrollAxis, _ pull: CGFloat) -> CGFloat {
      guard axis.isMovable else { return 0 }
      let goal = pull - delta
      if goal > axis.range.upperBound { return min(max(pull, axis.range.upperBound) - goal, 0) }
      if goal < axis.range.lowerBound { return max(min(pull, axis.range.lowerBound) - goal, 0) }
      return 0
    }
    return CGVector(
      dx: beyond(finger.dx, view.axis(.horizontal), drag.pull.x),
      dy: beyond(finger.dy, view.axis(.vertical), drag.pull.y))
  }

  /// Returns the part of a velocity that points beyond the end at which the content is.
  private func velocityBeyondEnd(_ finger: CGVector, _ drag: ScrollDrag) -> CGVector {
    func out(_ velocity: CGFloat, _ axis: ScrollAxis, _ pull: CGFloat) -> CGFloat {
      let isAtEnd = velocity < 0 ? pull >= axis.range.upperBound : pull <= axis.range.lowerBound
      return axis.isMovable && isAtEnd ? velocity : 0
    }
    return CGVector(
      dx: out(finger.dx, view.axis(.horizontal), drag.pull.x),
      dy: out(finger.dy, view.axis(.vertical), drag.pull.y))
  }

  /// Scrolls the enclosing scroll views by the movement beyond this one's end, and returns the part that they consumed.
  private func transferToParent(_ finger: CGVector) -> CGVector {
    var finger = finger
    if !view.transfersHorizontalScrollingToParent { finger.dx = 0 }
    if !view.transfersVerticalScrollingToParent { finger.dy = 0 }
    guard finger != .zero, case .dragging(var drag) = motion,
      let outer = drag.outer ?? view.nearestSuperview(UIScrollView.self)
    else { return .zero }
    let taken = outer.engine.consume(finger)
    if taken != .zero, drag.outer == nil {
      drag.outer = outer
      enter(.dragging(drag))
    }
    return taken
  }

  /// Scrolls within the range by the drag of an inner scroll view, and returns the part that was consumed.
  private func consume(_ finger: CGVector) -> CGVector {
    guard view.isScrollEnabled else { return .zero }
    func room(_ delta: CGFloat, _ axis: ScrollAxis, _ offset: CGFloat) -> CGFloat {
      axis.isMovable ? offset - axis.nearest(offset - delta) : 0
    }
    let offset = view.contentOffset
    let own = CGVector(
      dx: room(finger.dx, view.axis(.horizontal), offset.x), dy: room(finger.dy, view.axis(.vertical), offset.y))
    if own != .zero, !motion.isDragging { beginDrag() }
    let rest = CGVector(dx: finger.dx - own.dx, dy: finger.dy - own.dy)
    let passed =
      motion.isDragging
      ? transferToParent(rest) : view.nearestSuperview(UIScrollView.self)?.engine.consume(rest) ?? .zero
    if own != .zero { pull(by: own) }
    return CGVector(dx: own.dx + passed.dx, dy: own.dy + passed.dy)
  }
}
