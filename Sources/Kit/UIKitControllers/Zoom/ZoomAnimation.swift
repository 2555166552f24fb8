// SPDX-License-Identifier: MIT
import TimingFunctions

/// The velocity with which a card is released, and the spring that continues it.
struct ZoomRelease {
  /// The velocity of the card's middle in points per second.
  var velocity = CGVector.zero
  /// The angular velocity of the card in radians per second.
  var spin: CGFloat = 0
  let spring: (frequency: Double, damping: Double)

  /// Returns the spring over a distance, with a velocity in points or radians per second.
  func spring(over distance: CGFloat, velocity: CGFloat) -> Spring {
    Spring(
      naturalFrequency: spring.frequency, dampingRatio: spring.damping,
      initialVelocity: distance == 0 ? 0 : Double(velocity / distance))
  }
}

/// The animation of a zoom from one pose to another.
///
/// One property animator animates the whole pose. If a gesture has thrown the card, its position and angle have animators
/// of their own, each with the velocity of the gesture, because a throw does not always point to the end pose.
final class ZoomAnimation {
  private let views: ZoomViews
  private var start: ZoomPose
  private let end: ZoomPose
  private let shape = UIViewPropertyAnimator(duration: 1, curve: .linear)
  /// The animators of a thrown card's position and angle. Empty if `shape` animates these too.
  private var free: [Axis: UIViewPropertyAnimator] = [:]
  private var unfinished = 0

  private enum Axis { case x, y, angle }

  /// - Parameters:
  ///   - timing: The timing of `shape`.
  ///   - completion: Called once, when all animators have ended.
  init(
    _ views: ZoomViews, from start: ZoomPose, to end: ZoomPose, timing: any Timing, release: ZoomRelease?,
    completion: @escaping () -> Void
  ) {
    self.views = views
    self.start = start
    self.end = end
    let timings = release.map { makeTimings(of: $0) } ?? [:]
    views.show(self.start)
    addShape(isFree: release != nil)
    for (axis, timing) in timings { free[axis] = animator(of: axis, timing) }
    unfinished = free.count + 1
    for animator in [shape] + free.values {
      animator.addCompletion { [weak self] _ in
        guard let self else { return }
        unfinished -= 1
        if unfinished == 0 { completion() }
      }
    }
    shape.settle(to: .finish, timing: timing)
    for (axis, animator) in free { animator.settle(to: .finish, timing: timings[axis] ?? timing) }
  }

  nonisolated deinit {}

  /// The progress, 0 at the start of this animation and 1 at its end.
  var progress: Double { shape.state == .active ? shape.progress : 1 }
  /// The velocity, in progress per second.
  var velocity: Double { shape.isRunning ? shape.velocity : 0 }

  /// The pose on screen.
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
      CGFloat(free[axis].map { $0.isRunning ? $0.velocity : 0 } ?? velocity)
    }
    return CGVector(
      dx: (end.center.x - start.center.x) * speed(.x), dy: (end.center.y - start.center.y) * speed(.y))
  }

  /// Whether the card was thrown.
  var isThrown: Bool { !free.isEmpty }

  /// Stops at the pose on screen, without calling the completion.
  func stop() {
    let pose = pose
    for animator in [shape] + free.values where animator.state == .active { animator.stopAnimation(true) }
    views.show(pose)
  }

  private func fraction(_ axis: Axis) -> CGFloat {
    guard let animator = free[axis], animator.state == .active else { return 1 }
    return CGFloat(animator.progress)
  }

  private func addShape(isFree: Bool) {
    var goal = end
    if isFree { (goal.center, goal.angle) = (start.center, start.angle) }
    shape.addAnimations { [self] in
      views.setAll(goal)
      roundCorners()
      movePicture()
      fadePicture()
    }
  }

  /// Rounds the corners until the card nearly fills the container, or from there on.
  private func roundCorners() {
    let knee = start.squaringStart(to: end)
    let middle = start.mixed(with: end, knee)
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) { [views, end] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Double(knee)) { views.setCorners(middle) }
      UIView.addKeyframe(withRelativeStartTime: Double(knee), relativeDuration: Double(1 - knee)) {
        views.setCorners(end)
      }
    }
  }

  private func fadePicture() {
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) { [views, end] in
      let (start, stop) = (Double(end.fading.lowerBound), Double(end.fading.upperBound))
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: stop - start) { views.setPicture(end) }
    }
  }

  /// Moves the picture to its end. If the page shows the same bitmap, the picture lies exactly over it away from the source.
  private func movePicture() {
    guard end.shared != nil else { return views.place(end.picture, in: end.size) }
    let knee = end.croppingEnd
    let middle = start.mixed(with: end, knee)
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) { [views, end] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Double(knee)) {
        views.place(middle.picture, in: middle.size)
      }
      UIView.addKeyframe(withRelativeStartTime: Double(knee), relativeDuration: Double(1 - knee)) {
        views.place(end.picture, in: end.size)
      }
    }
  }

  private func animator(of axis: Axis, _ timing: any Timing) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [views, end] in
      switch axis {
      case .x: views.setCenter(x: end.center.x)
      case .y: views.setCenter(y: end.center.y)
      case .angle: views.setAngle(end.angle)
      }
    }
  }

  /// Returns the timings of a throw.
  ///
  /// The velocity of a spring is relative to its distance. If there is no distance, the starting position is moved by less
  /// than a pixel to create one.
  private func makeTimings(of release: ZoomRelease) -> [Axis: any Timing] {
    func distance(_ from: inout CGFloat, to: CGFloat, _ velocity: CGFloat) -> CGFloat {
      if abs(to - from) < ZoomMetrics.leastDistance, velocity != 0 { from = to - ZoomMetrics.leastDistance }
      return to - from
    }
    let x = distance(&start.center.x, to: end.center.x, release.velocity.dx)
    let y = distance(&start.center.y, to: end.center.y, release.velocity.dy)
    return [
      .x: release.spring(over: x, velocity: release.velocity.dx),
      .y: release.spring(over: y, velocity: release.velocity.dy),
      .angle: release.spring(over: end.angle - start.angle, velocity: release.spin),
    ]
  }
}
