// SPDX-License-Identifier: MIT

// A content in the hand, and let go. Fingers' vectors are the content's; offsets go the other way.
extension ScrollEngine {
  /// Slower than this, in points per second, a content that is let go stays. Chosen.
  private static let leastVelocity = 20.0

  /// Takes the content into the hand.
  func beginDrag(lockedTo lock: NSLayoutConstraint.Axis? = nil) {
    halt()
    enter(.dragging(ScrollDrag(pull: view.pull(showing: view.contentOffset), lock: lock)))
    delegate?.scrollViewWillBeginDragging(view)
  }

  /// The hand has moved.
  func drag(by finger: CGVector) {
    guard case .dragging(let drag) = motion, !view.isZooming else { return }
    var delta = drag.heeded(finger)
    if let nestedParent {
      let consumed = nestedParent.consume(delta, of: view)
      guard motion.isDragging else {
        // The parent has removed this view from the window, so nothing else would tell it of the end.
        _ = nestedParent.endDrag(of: view, velocity: .zero)
        return
      }
      delta = CGVector(dx: delta.dx - consumed.dx, dy: delta.dy - consumed.dy)
    }
    let passed = passOn(beyondEnd(of: delta))
    pull(by: CGVector(dx: delta.dx - passed.dx, dy: delta.dy - passed.dy))
  }

  /// An indicator is dragged: the offset that it stands for, which does not leave the range.
  func drag(to offset: CGPoint) {
    guard case .dragging(var drag) = motion else { return }
    drag.pull = view.clamped(offset)
    enter(.dragging(drag))
    move(to: drag.pull)
  }

  private func pull(by finger: CGVector) {
    guard case .dragging(var drag) = motion else { return }
    let (x, y) = (view.axisInHand(.horizontal), view.axisInHand(.vertical))
    if x.isMovable { drag.pull.x -= finger.dx }
    if y.isMovable { drag.pull.y -= finger.dy }
    // A content that does not leave its range is not pulled either.
    if !x.bounces { drag.pull.x = x.nearest(drag.pull.x) }
    if !y.bounces { drag.pull.y = y.nearest(drag.pull.y) }
    enter(.dragging(drag))
    let offset = view.shown(drag.pull)
    if let ledge = drag.ledge {
      drag.ledge = nearer(ledge, to: offset)
      enter(.dragging(drag))
    }
    move(to: offset)
  }

  /// The remaining ledge when the content has come nearer to the edge.
  private func nearer(_ ledge: CGPoint, to offset: CGPoint) -> CGPoint? {
    let edge = view.clamped(ledge)
    guard edge != ledge else { return nil }
    func left(_ ledge: CGFloat, _ edge: CGFloat, _ offset: CGFloat) -> CGFloat {
      min(max(offset, min(ledge, edge)), max(ledge, edge))
    }
    return CGPoint(x: left(ledge.x, edge.x, offset.x), y: left(ledge.y, edge.y, offset.y))
  }

  // MARK: Letting go

  /// The hand lets go, with a velocity in points per second.
  func endDrag(velocity finger: CGVector) {
    guard case .dragging(let drag) = motion else { return }
    var finger = drag.heeded(finger)
    if let nestedParent, nestedParent.endDrag(of: view, velocity: finger) { finger = .zero }
    if let outer = drag.outer {
      let passed = leadingOut(finger, drag)
      outer.engine.endDrag(velocity: passed)
      finger = CGVector(dx: finger.dx - passed.dx, dy: finger.dy - passed.dy)
    }
    func shown(_ velocity: CGFloat, _ axis: ScrollAxis, _ pull: CGFloat) -> CGFloat {
      abs(velocity) < Self.leastVelocity || !axis.isMovable ? 0 : -velocity * axis.slope(at: pull)
    }
    letGo(
      velocity: CGVector(
        dx: shown(finger.dx, view.axisInHand(.horizontal), drag.pull.x),
        dy: shown(finger.dy, view.axisInHand(.vertical), drag.pull.y)))
  }

  /// Asks the delegate where the content should go, and has it go there.
  ///
  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - isCaught: it stays where it is instead.
  func letGo(velocity: CGVector, isCaught: Bool = false) {
    let flight = isCaught ? nil : flight(from: velocity)
    enter(.idle)
    let flies = (flight?.duration ?? 0) > 0
    delegate?.scrollViewDidEndDragging(view, willDecelerate: flies)
    if let flight, flies, motion.isIdle { decelerate(along: flight) }
  }

  private func decelerate(along flight: ScrollAnimation) {
    enter(.decelerating(flight))
    delegate?.scrollViewWillBeginDecelerating(view)
  }

  private func flight(from velocity: CGVector) -> ScrollAnimation {
    let natural = coast(velocity: velocity)
    let proposed = view.roundedToPixels(
      view.isPagingEnabled ? view.page(after: natural.target, velocity: velocity) : natural.target)
    var place = view.restingOffset(proposed: proposed, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000), targetContentOffset: &place)
    if place == proposed, !view.isPagingEnabled { return natural }
    let (offset, rate) = (view.contentOffset, view.isPagingEnabled ? nil : view.decelerationRate)
    var flight = natural
    flight.isAimed = true
    flight.x = view.axis(.horizontal).aim(from: offset.x, to: place.x, velocity: velocity.dx, rate: rate)
    flight.y = view.axis(.vertical).aim(from: offset.y, to: place.y, velocity: velocity.dy, rate: rate)
    return flight
  }

  /// The finger that had caught the content is up again, and has not dragged it.
  func settle() {
    guard motion.isIdle, view.clamped(view.contentOffset) != view.contentOffset else { return }
    decelerate(along: coast(velocity: .zero))
  }

  // MARK: Nesting

  /// The part of a movement that leads beyond an end of the range, along axes that scroll.
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

  /// The part of a velocity that leads out of a content that is at an end.
  private func leadingOut(_ finger: CGVector, _ drag: ScrollDrag) -> CGVector {
    func out(_ velocity: CGFloat, _ axis: ScrollAxis, _ pull: CGFloat) -> CGFloat {
      let isAtEnd = velocity < 0 ? pull >= axis.range.upperBound : pull <= axis.range.lowerBound
      return axis.isMovable && isAtEnd ? velocity : 0
    }
    return CGVector(
      dx: out(finger.dx, view.axis(.horizontal), drag.pull.x),
      dy: out(finger.dy, view.axis(.vertical), drag.pull.y))
  }

  /// Has the scroll views around this one go on with what leads beyond its end; returns what they took.
  private func passOn(_ finger: CGVector) -> CGVector {
    var finger = finger
    if !view.transfersHorizontalScrollingToParent { finger.dx = 0 }
    if !view.transfersVerticalScrollingToParent { finger.dy = 0 }
    guard finger != .zero, case .dragging(var drag) = motion,
      let outer = drag.outer ?? view.nearestSuperview(UIScrollView.self)
    else { return .zero }
    let taken = outer.engine.takeOn(finger)
    if taken != .zero, drag.outer == nil {
      drag.outer = outer
      enter(.dragging(drag))
    }
    return taken
  }

  /// Goes on with a drag of a scroll view inside, within the range; returns what it could take.
  private func takeOn(_ finger: CGVector) -> CGVector {
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
      motion.isDragging ? passOn(rest) : view.nearestSuperview(UIScrollView.self)?.engine.takeOn(rest) ?? .zero
    if own != .zero { pull(by: own) }
    return CGVector(dx: own.dx + passed.dx, dy: own.dy + passed.dy)
  }
}
