// SPDX-License-Identifier: MIT

/// Moves a scroll view's content, frame by frame, and tells its delegate.
@MainActor
final class ScrollEngine {
  /// Seconds that `setContentOffset(_:animated:)` takes. UIKit's.
  static let animationDuration = 0.3

  unowned let view: UIScrollView
  private(set) var motion = ScrollMotion.idle
  private var link: CADisplayLink?
  /// Seconds from a frame's preparation until it shows, as it was when the movement's first frame was prepared.
  private var latency: Double?
  /// The engine itself is setting the offset.
  private(set) var isMoving = false

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  /// Travels to an offset.
  func animate(to offset: CGPoint) {
    let start = view.contentOffset
    let velocity = currentVelocity
    guard start != offset || velocity != .zero else { return }
    let duration = Self.animationDuration
    fly(
      .animating(
        ScrollFlight(
          x: ScrollTravel(from: start.x, to: offset.x, velocity: velocity.dx, duration: duration),
          y: ScrollTravel(from: start.y, to: offset.y, velocity: velocity.dy, duration: duration),
          startTime: CACurrentMediaTime())))
  }

  /// Points per second, of what moves by itself.
  var currentVelocity: CGVector { motion.flight?.velocity(at: CACurrentMediaTime()) ?? .zero }

  /// Stands still at once, without a word.
  func stop() {
    motion = .idle
    latency = nil
    link?.invalidate()
    link = nil
  }

  private func fly(_ motion: ScrollMotion) {
    self.motion = motion
    guard link == nil else { return }
    let link = CADisplayLink(target: self, action: Self.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The frame that is being prepared shows what the hand would have moved by now: as drags do, so that nothing jumps
  /// between the two.
  private func tick(_ link: CADisplayLink) {
    guard let flight = motion.flight else { return stop() }
    let latency = latency ?? max(link.targetTimestamp - CACurrentMediaTime(), 0)
    self.latency = latency
    let time = link.targetTimestamp - latency
    move(to: flight.offset(at: time))
    if motion.flight != nil, time >= flight.endTime { arrive() }
  }

  private func move(to offset: CGPoint) {
    isMoving = true
    defer { isMoving = false }
    view.bounds.origin = view.roundedToPixels(offset)
  }

  private func arrive() {
    stop()
    view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
  }
}
