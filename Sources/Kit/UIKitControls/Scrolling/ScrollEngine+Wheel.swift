// SPDX-License-Identifier: MIT

// Scrolling in steps: a wheel's notches, and keys.
extension ScrollEngine {
  /// The duration in seconds of the animation of a notch. Chosen: short enough to feel direct, long enough to be seen.
  static let wheelDuration = 0.18

  /// Scrolls by one or more notches of a wheel.
  ///
  /// - Parameter finger: The movement of the content in points.
  func wheel(by finger: CGVector) {
    let isFirst = !motion.isWheeling
    guard !motion.isDragging, isFirst || !view.isPagingEnabled || isArrived else { return }
    if case .decelerating = motion { delegate?.scrollViewDidEndDecelerating(view) }
    let start = stepStart
    let goal =
      view.isPagingEnabled ? nextPage(from: start, finger) : CGPoint(x: start.x - finger.dx, y: start.y - finger.dy)
    let animation = animation(to: view.clamped(goal), duration: pace)
    enter(.wheeling(animation, isHeld: true))
    if isFirst { delegate?.scrollViewWillBeginDragging(view) }
  }

  /// Called when the wheel has stopped.
  func wheelEnded() {
    guard case .wheeling(let animation, isHeld: true) = motion else { return }
    enter(.wheeling(animation, isHeld: false))
    if isArrived { endDragging(velocity: .zero) }
  }

  /// Scrolls by the step of a key. A step during another one starts at the target of that one.
  func step(by offset: CGVector) {
    let goal = view.restingOffset(
      besideHeader: view.clamped(CGPoint(x: stepStart.x + offset.dx, y: stepStart.y + offset.dy)),
      direction: offset.dy)
    if goal != stepStart { animate(to: goal) }
  }

  /// The offset at which the next step starts. A step in progress counts as completed.
  private var stepStart: CGPoint {
    switch motion {
    case .wheeling(let animation, _), .animating(let animation): animation.target
    case .idle, .dragging, .decelerating: view.contentOffset
    }
  }

  private var pace: Double { view.isPagingEnabled ? Self.animationDuration : Self.wheelDuration }
  private var isArrived: Bool { motion.animation.map { CACurrentMediaTime() >= $0.endTime } ?? true }

  private func nextPage(from start: CGPoint, _ finger: CGVector) -> CGPoint {
    func step(_ delta: CGFloat, _ start: CGFloat, _ page: CGFloat) -> CGFloat {
      guard delta != 0, page > 0 else { return start }
      return ((start / page).rounded() + (delta < 0 ? 1 : -1)) * page
    }
    return CGPoint(
      x: step(finger.dx, start.x, view.bounds.width), y: step(finger.dy, start.y, view.bounds.height))
  }
}
