// SPDX-License-Identifier: MIT

/// Moves a scroll view's content, frame by frame, and tells its delegate: the one writer of a scroll view's motion.
///
/// The offset is set anew for each frame on the main thread, as the delegate is to hear of each and layouts depend on it.
@MainActor
final class ScrollEngine {
  unowned let view: UIScrollView
  private(set) var motion = ScrollMotion.idle
  private var link: CADisplayLink?
  /// Seconds from a frame's preparation until it shows, as it was when the movement's first frame was prepared.
  private var latency: Double?
  /// The offset that the engine has set; any other was set by something else.
  private var placed = CGPoint.zero

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  var delegate: (any UIScrollViewDelegate)? { view.delegate }
  /// The superview that moves when the content has come to its end.
  var nestedParent: (any NestedScrollParent)? { view.nearestSuperview((any NestedScrollParent).self) }

  /// The points per second of a movement that runs by itself.
  var velocity: CGVector { motion.animation?.velocity(at: CACurrentMediaTime()) ?? .zero }

  // MARK: States

  /// Changes the motion, and runs a display link while it is animated.
  func enter(_ motion: ScrollMotion) {
    self.motion = motion
    motion.animation == nil ? rest() : run()
    view.motionDidChange()
  }

  private func run() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] in self?.tick($0) ?? $0.invalidate() }
    link.frameSource = view.window
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func rest() {
    latency = nil
    link?.invalidate()
    link = nil
  }

  /// Shows the offset of the time at which the frame is prepared, as a drag does, so that nothing jumps when a drag
  /// becomes an animation.
  private func tick(_ link: CADisplayLink) {
    guard let animation = motion.animation else { return rest() }
    let latency = latency ?? max(link.targetTimestamp - CACurrentMediaTime(), 0)
    self.latency = latency
    let time = link.targetTimestamp - latency
    move(to: animation.offset(at: time))
    if let animation = motion.animation, time >= animation.endTime { arrive() }
  }

  private func arrive() {
    switch motion {
    case .idle, .dragging: break
    case .wheeling(_, isHeld: true): rest()
    case .wheeling(_, isHeld: false): endDragging(velocity: .zero)
    case .decelerating:
      enter(.idle)
      delegate?.scrollViewDidEndDecelerating(view)
    case .animating:
      enter(.idle)
      delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Stops what is animated, and tells the delegate.
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
    placed = view.roundedToPixels(offset)
    view.bounds.origin = placed
  }

  /// The view has another offset. If the engine did not set it, what moves continues from there.
  func offsetDidChange() {
    let offset = view.contentOffset
    guard offset != placed else { return }
    let delta = CGVector(dx: offset.x - placed.x, dy: offset.y - placed.y)
    placed = offset
    if case .dragging(var drag) = motion {
      drag.pull = view.pull(showing: offset)
      motion = .dragging(drag)
    } else if let animation = motion.animation {
      motion =
        animation.isAimed ? motion.with(animation.shifted(by: delta)) : .decelerating(deceleration(velocity: velocity))
    }
  }

  /// The offset's range has changed.
  func rangeDidChange() {
    switch motion {
    // A finger may rest on content that it has caught beyond an edge.
    case .idle: if !view.isZooming, !view.pan.hasCaught { view.contentOffset = view.clamped(view.contentOffset) }
    case .dragging(var drag):
      drag.ledge = ledge(of: drag)
      motion = .dragging(drag)
      drag.pull = view.pull(showing: view.contentOffset)
      motion = .dragging(drag)
    case .decelerating(let animation) where !animation.isAimed || view.clamped(animation.target) != animation.target:
      motion = .decelerating(deceleration(velocity: velocity))
    case .wheeling(let animation, _), .animating(let animation):
      let target = view.clamped(animation.target)
      guard target != animation.target else { return }
      let rest = max(animation.endTime - CACurrentMediaTime(), Self.shortestAnimation)
      motion = motion.with(self.animation(to: target, duration: rest))
    case .decelerating: break
    }
  }

  /// Returns the offset of the content, on each axis on which it did not resist so far.
  private func ledge(of drag: ScrollDrag) -> CGPoint {
    let (offset, edge) = (view.contentOffset, view.clamped(view.contentOffset))
    // Shown are whole pixels.
    return CGPoint(
      x: abs(drag.pull.x - offset.x) < 1 ? offset.x : edge.x, y: abs(drag.pull.y - offset.y) < 1 ? offset.y : edge.y)
  }

  /// The shortest duration in seconds of an animation whose end has moved. Chosen: some frames, so that nothing jumps.
  private static let shortestAnimation = 0.1

  /// Returns the deceleration from the present offset.
  func deceleration(velocity: CGVector) -> ScrollAnimation {
    let (offset, rate) = (view.contentOffset, view.decelerationRate)
    return ScrollAnimation(
      x: view.axis(.horizontal).deceleration(from: offset.x, velocity: velocity.dx, rate: rate),
      y: view.axis(.vertical).deceleration(from: offset.y, velocity: velocity.dy, rate: rate),
      startTime: CACurrentMediaTime(), isAimed: false)
  }

  // MARK: Animations

  /// Returns an animation from the present offset and velocity.
  func animation(to place: CGPoint, duration: Double) -> ScrollAnimation {
    let (start, velocity) = (view.contentOffset, velocity)
    return ScrollAnimation(
      x: ScrollAnimationCurve(from: start.x, to: place.x, velocity: velocity.dx, duration: duration),
      y: ScrollAnimationCurve(from: start.y, to: place.y, velocity: velocity.dy, duration: duration),
      startTime: CACurrentMediaTime())
  }

  /// Seconds that `setContentOffset(_:animated:)` takes. UIKit's.
  static let animationDuration = 0.3

  /// Animates to an offset that the program has set. Ends a drag.
  func animate(to place: CGPoint) {
    let animation = animation(to: place, duration: Self.animationDuration)
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
