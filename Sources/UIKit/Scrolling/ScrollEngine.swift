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
  /// The offset that is known here; any other was set by somebody else.
  private var placed = CGPoint.zero

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  var delegate: (any UIScrollViewDelegate)? { view.scrollDelegate }
  /// The superview that moves when the content has come to its end.
  var nestedParent: (any NestedScrollParent)? { view.nearestSuperview((any NestedScrollParent).self) }

  /// Points per second, of what moves by itself.
  var velocity: CGVector { motion.flight?.velocity(at: CACurrentMediaTime()) ?? .zero }

  // MARK: States

  /// Takes up a motion, and display links while it needs them.
  func enter(_ motion: ScrollMotion) {
    self.motion = motion
    motion.flight == nil ? rest() : run()
    view.motionDidChange()
  }

  private func run() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, action: Self.tick)
    link.frameSource = view.window
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func rest() {
    latency = nil
    link?.invalidate()
    link = nil
  }

  /// The frame that is being prepared shows what a hand would have moved by now: as drags do, so that nothing jumps
  /// where a drag becomes a flight.
  private func tick(_ link: CADisplayLink) {
    guard let flight = motion.flight else { return rest() }
    let latency = latency ?? max(link.targetTimestamp - CACurrentMediaTime(), 0)
    self.latency = latency
    let time = link.targetTimestamp - latency
    move(to: flight.offset(at: time))
    if let flight = motion.flight, time >= flight.endTime { arrive() }
  }

  private func arrive() {
    switch motion {
    case .idle, .dragging: break
    case .wheeling(_, isHeld: true): rest()
    case .wheeling(_, isHeld: false): letGo(velocity: .zero)
    case .decelerating:
      enter(.idle)
      delegate?.scrollViewDidEndDecelerating(view)
    case .animating:
      enter(.idle)
      delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Stops what flies, and says so.
  func halt() {
    switch motion {
    case .idle, .dragging: break
    case .wheeling: letGo(velocity: .zero, isCaught: true)
    case .decelerating, .animating: arrive()
    }
  }

  /// The view leaves its window: nothing holds its content, and nothing moves it.
  func leave() {
    endDrag(velocity: .zero)
    halt()
  }

  // MARK: Offsets

  func move(to offset: CGPoint) {
    placed = view.roundedToPixels(offset)
    view.bounds.origin = placed
  }

  /// The view has another offset. Where it was not set here, what moves goes on from there.
  func offsetDidChange() {
    let offset = view.contentOffset
    guard offset != placed else { return }
    let delta = CGVector(dx: offset.x - placed.x, dy: offset.y - placed.y)
    placed = offset
    if case .dragging(var drag) = motion {
      drag.pull = view.pull(showing: offset)
      motion = .dragging(drag)
    } else if let flight = motion.flight {
      motion = flight.isAimed ? motion.with(flight.shifted(by: delta)) : .decelerating(coast(velocity: velocity))
    }
  }

  /// The offset's range has changed.
  func rangeDidChange() {
    switch motion {
    // A finger may hold a content that it has caught beyond an edge.
    case .idle: if !view.isZooming, !view.pan.hasCaught { view.contentOffset = view.clamped(view.contentOffset) }
    case .dragging(var drag):
      drag.ledge = ledge(of: drag)
      motion = .dragging(drag)
      drag.pull = view.pull(showing: view.contentOffset)
      motion = .dragging(drag)
    case .decelerating(let flight) where !flight.isAimed || view.clamped(flight.target) != flight.target:
      motion = .decelerating(coast(velocity: velocity))
    case .wheeling(let flight, _), .animating(let flight):
      let target = view.clamped(flight.target)
      guard target != flight.target else { return }
      let rest = max(flight.endTime - CACurrentMediaTime(), Self.shortestTravel)
      motion = motion.with(travel(to: target, duration: rest))
    case .decelerating: break
    }
  }

  /// Where the content is, on each axis on which it did not resist so far.
  private func ledge(of drag: ScrollDrag) -> CGPoint {
    let (offset, edge) = (view.contentOffset, view.clamped(view.contentOffset))
    // Shown are whole pixels.
    return CGPoint(
      x: abs(drag.pull.x - offset.x) < 1 ? offset.x : edge.x, y: abs(drag.pull.y - offset.y) < 1 ? offset.y : edge.y)
  }

  /// Seconds that a travel takes at least whose end has moved. Chosen: some frames, so that it does not jump.
  private static let shortestTravel = 0.1

  /// Where the content goes if it is left alone now.
  func coast(velocity: CGVector) -> ScrollAnimation {
    let (offset, rate) = (view.contentOffset, view.decelerationRate)
    return ScrollAnimation(
      x: view.axis(.horizontal).coast(from: offset.x, velocity: velocity.dx, rate: rate),
      y: view.axis(.vertical).coast(from: offset.y, velocity: velocity.dy, rate: rate),
      startTime: CACurrentMediaTime(), isAimed: false)
  }

  // MARK: To a place

  /// Travels from where it is, at the speed it has.
  func travel(to place: CGPoint, duration: Double) -> ScrollAnimation {
    let (start, velocity) = (view.contentOffset, velocity)
    return ScrollAnimation(
      x: ScrollAnimationCurve(from: start.x, to: place.x, velocity: velocity.dx, duration: duration),
      y: ScrollAnimationCurve(from: start.y, to: place.y, velocity: velocity.dy, duration: duration),
      startTime: CACurrentMediaTime())
  }

  /// Seconds that `setContentOffset(_:animated:)` takes. UIKit's.
  static let animationDuration = 0.3

  /// Travels where the program asks for, out of the user's hand.
  func animate(to place: CGPoint) {
    let flight = travel(to: place, duration: Self.animationDuration)
    let before = motion
    enter(.animating(flight))
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
