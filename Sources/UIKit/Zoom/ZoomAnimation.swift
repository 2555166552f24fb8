// SPDX-License-Identifier: MIT
import RenderTree

/// The speed with which a hand lets a card go, and the spring that takes it on.
struct ZoomRelease {
  /// Points per second of the card's middle.
  var velocity = CGVector.zero
  /// Radians per second.
  var spin: CGFloat = 0
  let spring: (frequency: Double, damping: Double)

  /// A spring over `travel`, in ways per second of that.
  func spring(over travel: CGFloat, velocity: CGFloat) -> Spring {
    Spring(
      naturalFrequency: spring.frequency, dampingRatio: spring.damping,
      initialVelocity: travel == 0 ? 0 : Double(velocity / travel))
  }
}

/// Carries a zoom from one pose to another.
///
/// One property animator moves everything along one progress. Where a hand has thrown the card, its place and its angle
/// have animators of their own beside that, each with the hand's velocity, because a throw needs not point to the goal.
final class ZoomAnimation {
  private let stage: ZoomViews
  private var start: ZoomPose
  private let end: ZoomPose
  private let shape = UIViewPropertyAnimator(duration: 1, curve: .linear)
  /// Empty where the place follows the shape.
  private var free: [Axis: UIViewPropertyAnimator] = [:]
  private var unfinished = 0

  private enum Axis { case x, y, angle }

  /// - Parameters:
  ///   - timing: of the one progress.
  ///   - onArrival: called once, when all has come to rest.
  init(
    _ stage: ZoomViews, from start: ZoomPose, to end: ZoomPose, timing: any Timing, throw hand: ZoomRelease?,
    onArrival: @escaping () -> Void
  ) {
    self.stage = stage
    self.start = start
    self.end = end
    let timings = hand.map { leaveRoom(for: $0) } ?? [:]
    stage.show(self.start)
    addShape(isFree: hand != nil)
    for (axis, timing) in timings { free[axis] = animator(of: axis, timing) }
    unfinished = free.count + 1
    for animator in [shape] + free.values {
      animator.addCompletion { [weak self] _ in
        guard let self else { return }
        unfinished -= 1
        if unfinished == 0 { onArrival() }
      }
    }
    shape.settle(to: .end, timing: timing)
    for (axis, animator) in free { animator.settle(to: .end, timing: timings[axis] ?? timing) }
  }

  nonisolated deinit {}

  /// The progress, 0 at the start of this animation and 1 at its end.
  var progress: Double { shape.state == .active ? shape.progress : 1 }
  /// Progress per second.
  var velocity: Double { shape.isRunning ? shape.progressVelocity : 0 }

  /// The pose that shows now.
  var pose: ZoomPose {
    var pose = start.mixed(with: end, CGFloat(progress))
    guard !free.isEmpty else { return pose }
    pose.center.x = start.center.x + (end.center.x - start.center.x) * fraction(.x)
    pose.center.y = start.center.y + (end.center.y - start.center.y) * fraction(.y)
    pose.angle = start.angle + (end.angle - start.angle) * fraction(.angle)
    return pose
  }

  /// The velocity of the card's middle, in points per second.
  var cardVelocity: CGVector {
    func speed(_ axis: Axis) -> CGFloat {
      CGFloat(free[axis].map { $0.isRunning ? $0.progressVelocity : 0 } ?? velocity)
    }
    return CGVector(
      dx: (end.center.x - start.center.x) * speed(.x), dy: (end.center.y - start.center.y) * speed(.y))
  }

  /// Whether the card's place has a movement of its own.
  var isThrown: Bool { !free.isEmpty }

  /// Breaks off where it is; nobody is told.
  func stop() {
    let pose = pose
    for animator in [shape] + free.values where animator.state == .active { animator.stopAnimation(true) }
    stage.show(pose)
  }

  private func fraction(_ axis: Axis) -> CGFloat {
    guard let animator = free[axis], animator.state == .active else { return 1 }
    return CGFloat(animator.progress)
  }

  private func addShape(isFree: Bool) {
    var goal = end
    if isFree { (goal.center, goal.angle) = (start.center, start.angle) }
    shape.addAnimations { [stage, end] in
      stage.setAll(goal)
      UIView.animate(
        withDuration: ZoomMetrics.fade, delay: 0, options: .overrideInheritedDuration,
        animations: { stage.setPicture(end) }, completion: nil)
    }
  }

  private func animator(of axis: Axis, _ timing: any Timing) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [stage, end] in
      switch axis {
      case .x: stage.setCenter(x: end.center.x)
      case .y: stage.setCenter(y: end.center.y)
      case .angle: stage.setAngle(end.angle)
      }
    }
  }

  /// The timings of a throw. A spring counts in ways, so that a throw across the way needs one: where there is none,
  /// the start moves by less than a pixel.
  private func leaveRoom(for hand: ZoomRelease) -> [Axis: any Timing] {
    func travel(_ from: inout CGFloat, to: CGFloat, _ velocity: CGFloat) -> CGFloat {
      if abs(to - from) < ZoomMetrics.leastTravel, velocity != 0 { from = to - ZoomMetrics.leastTravel }
      return to - from
    }
    let x = travel(&start.center.x, to: end.center.x, hand.velocity.dx)
    let y = travel(&start.center.y, to: end.center.y, hand.velocity.dy)
    var timings: [Axis: any Timing] = [
      .x: hand.spring(over: x, velocity: hand.velocity.dx), .y: hand.spring(over: y, velocity: hand.velocity.dy),
    ]
    let turn = end.angle - start.angle
    timings[.angle] = hand.spring(over: turn, velocity: hand.spin)
    return timings
  }
}
