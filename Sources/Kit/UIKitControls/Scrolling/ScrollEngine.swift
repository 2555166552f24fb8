// SPDX-License-Identifier: MIT

/// The object that moves a scroll view's content in each frame, and informs its delegate. No other object changes a scroll
/// view's motion.
///
/// The offset is set for each frame on the main thread, because the delegate is called for each offset and layouts depend
/// on it.
@MainActor
final class ScrollEngine {
  unowned let view: UIScrollView
  private(set) var motion = ScrollMotion.idle
  /// Whether the animation in progress leads to the top because the user has asked for it.
  private var isScrollingToTop = false
  /// Whether the delegate is being asked where the content should stop.
  var isReleasing = false
  private var link: CADisplayLink?
  /// The time in seconds from a frame's preparation to its display, measured at the movement's first frame.
  private var latency: Double?
  /// The last offset that the engine has set. If the view's offset differs, other code has set it.
  private var appliedOffset = CGPoint.zero

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  var delegate: (any UIScrollViewDelegate)? { view.delegate }
  /// The superview that moves when the content has come to its end.
  var nestedParent: (any NestedScrollParent)? { view.nearestSuperview((any NestedScrollParent).self) }

  /// The velocity of an animated movement, in points per second.
  var velocity: CGVector { motion.animation?.velocity(at: CACurrentMediaTime()) ?? .zero }

  // MARK: States

  /// Changes the motion, and runs a display link while it is animated.
  func enter(_ motion: ScrollMotion) {
    self.motion = motion
    isScrollingToTop = false
    motion.animation == nil ? stop() : run()
    view.motionDidChange()
  }

  private func run() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] in self?.tick($0) ?? $0.invalidate() }
    link.frameSource = view.window
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    latency = nil
    link?.invalidate()
    link = nil
  }

  /// Sets the offset for the time at which the frame is prepared, not for the time of its display. A drag does the same,
  /// so that content does not jump when a drag becomes an animation.
  private func tick(_ link: CADisplayLink) {
    guard let animation = motion.animation else { return stop() }
    let latency = latency ?? max(link.targetTimestamp - CACurrentMediaTime(), 0)
    self.latency = latency
    let time = link.targetTimestamp - latency
    move(to: animation.offset(at: time))
    guard let animation = motion.animation, time >= animation.endTime else { return }
    view.scrollingWillArrive()
    if let animation = motion.animation, time >= animation.endTime { arrive() }
  }

  private func arrive() {
    switch motion {
    case .idle, .dragging: break
    case .wheeling(_, isHeld: true): stop()
    case .wheeling(_, isHeld: false): endDragging(velocity: .zero)
    case .decelerating:
      enter(.idle)
      delegate?.scrollViewDidEndDecelerating(view)
    case .animating(let animation):
      let isAtTop = isScrollingToTop && view.contentOffset == animation.target
      enter(.idle)
      if isAtTop {
        delegate?.scrollViewDidScrollToTop(view)
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(view)
      }
    }
  }

  /// Stops an animated movement, and informs the delegate.
  func halt() {
    switch motion {
    case .idle, .dragging: break
    case .wheeling: endDragging(velocity: .zero, isCaught: true)
    case .decelerating, .animating: arrive()
    }
  }

  /// Ends all motion, because the view leaves its window.
  func leave() {
    endDrag(velocity: .zero)
    halt()
  }

  // MARK: Offsets

  func move(to offset: CGPoint) {
    appliedOffset = view.roundedToPixels(offset)
    view.bounds.origin = appliedOffset
  }

  /// Called when the view's offset has changed. If other code has set it, the movement continues from there.
  func offsetDidChange() {
    let offset = view.contentOffset
    guard offset != appliedOffset else { return }
    let delta = CGVector(dx: offset.x - appliedOffset.x, dy: offset.y - appliedOffset.y)
    appliedOffset = offset
    if case .dragging(var drag) = motion {
      drag.pull = view.pull(showing: offset)
      motion = .dragging(drag)
    } else if let animation = motion.animation {
      motion =
        animation.hasTarget
        ? motion.with(animation.shifted(by: delta)) : .decelerating(deceleration(velocity: velocity))
    }
  }

  /// Called when the range of the offset has changed.
  func rangeDidChange() {
    switch motion {
    // A finger may hold content that it has stopped beyond an edge.
    case .idle: if !view.isZooming, !view.pan.hasCaught { view.contentOffset = view.clamped(view.contentOffset) }
    case .dragging(var drag):
      drag.previousEdge = previousEdge(in: drag)
      motion = .dragging(drag)
      drag.pull = view.pull(showing: view.contentOffset)
      motion = .dragging(drag)
    case .decelerating(let animation) where !animation.hasTarget || view.clamped(animation.target) != animation.target:
      motion = .decelerating(deceleration(velocity: velocity))
    case .wheeling(let animation, _), .animating(let animation): lead(animation, to: view.clamped(animation.target))
    case .decelerating: break
    }
  }

  /// The offset to which a movement that the program has started leads, or nil if there is none.
  var target: CGPoint? { if case .animating(let animation) = motion { animation.target } else { nil } }

  /// Leads a movement that the program has started to another offset.
  func retarget(to target: CGPoint) {
    if case .animating(let animation) = motion { lead(animation, to: target) }
  }

  /// Leads a movement to another offset in the remaining time.
  private func lead(_ animation: ScrollAnimation, to target: CGPoint) {
    guard target != animation.target else { return }
    let remaining = max(animation.endTime - CACurrentMediaTime(), Self.shortestAnimation)
    motion = motion.with(self.animation(to: target, duration: remaining))
  }

  /// Returns the limit beyond which the content resists the drag. On an axis on which it has not resisted yet, this is its
  /// present offset; on the others, the edge of the range.
  private func previousEdge(in drag: ScrollDrag) -> CGPoint {
    let (offset, edge) = (view.contentOffset, view.clamped(view.contentOffset))
    // The visible offset is rounded to whole pixels.
    return CGPoint(
      x: abs(drag.pull.x - offset.x) < 1 ? offset.x : edge.x, y: abs(drag.pull.y - offset.y) < 1 ? offset.y : edge.y)
  }

  /// The shortest duration in seconds of an animation whose end has moved. Chosen: several frames, so that nothing
  /// jumps.
  private static let shortestAnimation = 0.1

  /// Returns the deceleration from the current offset.
  func deceleration(velocity: CGVector) -> ScrollAnimation {
    let (offset, rate) = (view.contentOffset, view.decelerationRate)
    return ScrollAnimation(
      x: view.axis(.horizontal).deceleration(from: offset.x, velocity: velocity.dx, rate: rate),
      y: view.axis(.vertical).deceleration(from: offset.y, velocity: velocity.dy, rate: rate),
      startTime: CACurrentMediaTime(), hasTarget: false)
  }

  // MARK: Animations

  /// Returns an animation from the current offset and velocity.
  func animation(to target: CGPoint, duration: Double) -> ScrollAnimation {
    let (start, velocity) = (view.contentOffset, velocity)
    return ScrollAnimation(
      x: ScrollAnimationCurve(from: start.x, to: target.x, velocity: velocity.dx, duration: duration),
      y: ScrollAnimationCurve(from: start.y, to: target.y, velocity: velocity.dy, duration: duration),
      startTime: CACurrentMediaTime())
  }

  /// The duration of `setContentOffset(_:animated:)` in seconds. As in UIKit.
  static let animationDuration = 0.3

  /// Animates to the top, and tells the delegate when the content is there.
  func scrollToTop(_ top: CGPoint) {
    animate(to: top)
    isScrollingToTop = motion.animation != nil
  }

  /// Animates to an offset that the program has set. Ends a drag.
  func animate(to target: CGPoint) {
    view.scrollingWillStart()
    let animation = animation(to: target, duration: Self.animationDuration)
    let before = motion
    enter(.animating(animation))
    switch before {
    case .dragging(let drag):
      drag.outer?.engine.endDrag(velocity: .zero)
      _ = nestedParent?.endDrag(of: view, velocity: .zero)
      delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    case .wheeling: delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    case .decelerating: delegate?.scrollViewDidEndDecelerating(view)
    case .idle, .animating: break
    }
  }
}
