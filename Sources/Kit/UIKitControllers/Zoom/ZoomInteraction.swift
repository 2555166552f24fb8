// SPDX-License-Identifier: MIT

/// A kind of gesture that dismisses a zoomed page.
enum ZoomGesture {
  /// A drag downward.
  case pan
  /// A drag from the leading edge.
  case edge
  case pinch
}

/// The interaction that turns the movement of a drag or pinch into the card's pose and the driver's progress, and its
/// release into an animation.
///
/// The point of the page at which the gesture began stays under the finger, except that sideways movement is resisted. The
/// page shrinks about that point. If a dissolve replaces the zoom, the gesture sets the dissolve's progress.
///
/// The progress of the swipe is the movement of the gesture alone, as a fraction of the page's size. It does not include
/// the progress at which the gesture began.
final class ZoomInteraction {
  private let driver: TransitionDriver
  private let gesture: ZoomGesture
  /// The location in the container at which the gesture began.
  private let anchor: CGPoint
  private let isRightToLeft: Bool
  /// The pose and the container's size when the gesture began, or `nil` for a dissolve.
  private let start: (pose: ZoomPose, size: CGSize)?
  private let startProgress: Double
  /// The end to which the transition was running when the gesture caught it; the start if the gesture began it.
  private let heading: TransitionEnd
  private var movement = SwipeMovement.zero

  /// - Parameters:
  ///   - driver: An interactive transition.
  ///   - anchor: The location in the container at which the gesture began.
  ///   - heading: The end to which the transition was running when the gesture caught it.
  init(_ driver: TransitionDriver, gesture: ZoomGesture, anchor: CGPoint, heading: TransitionEnd = .start) {
    self.driver = driver
    self.heading = heading
    self.gesture = gesture
    self.anchor = anchor
    isRightToLeft = driver.containerView.isRightToLeft
    start = (driver.animator as? ZoomAnimator)?.playback.map { ($0.pose, $0.views.size) }
    startProgress = driver.progress
  }

  /// Creates an interaction whose anchor is the location at which a pan began.
  convenience init(
    _ driver: TransitionDriver, gesture: ZoomGesture, startOf pan: UIPanGestureRecognizer,
    heading: TransitionEnd = .start
  ) {
    let container = driver.containerView
    let (location, translation) = (pan.location(in: container), pan.translation(in: container))
    self.init(
      driver, gesture: gesture, anchor: CGPoint(x: location.x - translation.x, y: location.y - translation.y),
      heading: heading)
  }

  nonisolated deinit {}

  private var playback: ZoomPlayback? { (driver.animator as? ZoomAnimator)?.playback }

  // MARK: Size

  /// Returns the factor by which a movement multiplies the page's size.
  private func scale(after movement: SwipeMovement) -> CGFloat {
    let progress = swipeComponent(of: movement) / swipeDistance
    switch gesture {
    case .pan: return ZoomMetrics.resisted(1 - ZoomMetrics.shrinking * progress)
    case .edge: return max(1 - ZoomMetrics.shrinking * progress, ZoomMetrics.floor)
    case .pinch: return max(1 - progress, .leastNormalMagnitude)
    }
  }

  // MARK: Pose

  private func pose(after movement: SwipeMovement) -> ZoomPose? {
    guard let start, let views = playback?.views else { return nil }
    let before = start.pose.fitted(from: start.size, to: views.size)
    let scale = min(scale(after: movement), 1 / max(before.page.scale, .leastNormalMagnitude))
    let sideways = gesture == .pinch ? 1 : ZoomMetrics.sideways
    var pose = before.displaced(
      by: CGVector(dx: movement.translation.dx * sideways, dy: movement.translation.dy), scale: scale,
      angle: movement.rotation, about: anchor)
    let openness = min(max(views.openness(of: pose), 0), 1)
    pose.coverage = openness
    pose.cornerRadius = (views.source?.cornerRadius ?? 0) * (1 - openness)
    return pose
  }

  /// Returns the progress of a dissolve. It is complete at the movement at which a zoomed page would be smallest.
  private func dissolveProgress(after movement: SwipeMovement) -> Double {
    startProgress + Double((1 - scale(after: movement)) / (1 - ZoomMetrics.floor))
  }

  // MARK: Release

  /// The time step in seconds over which velocities are computed from two poses.
  private static let instant: CGFloat = 1e-4

  private func release(to end: TransitionEnd, velocity: SwipeMovement) {
    let nextMovement = movement.projected(by: Self.instant, velocity: velocity)
    guard let playback, let pose = pose(after: movement), let next = self.pose(after: nextMovement) else {
      let change = dissolveProgress(after: nextMovement) - dissolveProgress(after: movement)
      return driver.settle(to: end, velocity: change / Double(Self.instant))
    }
    playback.endDrag(
      ZoomRelease(
        velocity: CGVector(
          dx: (next.center.x - pose.center.x) / Self.instant, dy: (next.center.y - pose.center.y) / Self.instant),
        spin: (next.angle - pose.angle) / Self.instant,
        spring: end == .finish ? ZoomMetrics.landing : ZoomMetrics.returning))
    driver.settle(
      to: end,
      timing: ZoomAnimator.shaping(
        ZoomMetrics.shapeFrequency, from: Double(driver.percentComplete), to: end.progress,
        velocity: (playback.progress(of: next) - playback.progress(of: pose)) / Double(Self.instant)))
  }
}

extension ZoomInteraction: Swipeable {
  var swipeProgress: Double { 0 }

  var swipeDistance: CGFloat {
    let size = driver.containerView.bounds.size
    switch gesture {
    case .pan: return max(size.height, 1)
    case .edge: return max(size.width, 1)
    case .pinch: return 1
    }
  }

  var snapPoints: SnapPoints { .zoom(gesture, startScale: start?.pose.page.scale ?? 1, distance: swipeDistance) }

  var cancelSnapPoint: Int { heading == .finish ? 1 : 0 }

  func swipeComponent(of movement: SwipeMovement) -> CGFloat {
    switch gesture {
    case .pan: movement.translation.dy
    case .edge: isRightToLeft ? -movement.translation.dx : movement.translation.dx
    case .pinch: -movement.magnification
    }
  }

  func swipeDidUpdate(to progress: Double, movement: SwipeMovement) {
    self.movement = movement
    guard let playback, let pose = pose(after: movement) else {
      return driver.update(dissolveProgress(after: movement))
    }
    playback.drag(to: pose)
    driver.update(playback.progress(of: pose))
  }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    release(to: snapPoint == 0 ? .start : .finish, velocity: movementVelocity)
  }
}

extension SnapPoints {
  /// Returns the snap points of a zoomed page.
  ///
  /// A drag dismisses the page if it would make the page small enough shortly after the release; a pinch, if the page is
  /// small enough at the release. A drag that is thrown back cancels the dismissal.
  ///
  /// - Parameters:
  ///   - startScale: The scale of the page when the gesture began.
  ///   - distance: The distance of a drag for a progress of 1, in points.
  static func zoom(_ gesture: ZoomGesture, startScale: CGFloat, distance: CGFloat) -> SnapPoints {
    let startScale = max(startScale, .leastNormalMagnitude)
    var rule = SnapPoints([0, 1])
    switch gesture {
    case .pan:
      let scale = ZoomMetrics.unresisted(ZoomMetrics.panCommit / startScale)
      rule.threshold = Double((1 - scale) / ZoomMetrics.shrinking)
    case .edge: rule.threshold = Double((1 - ZoomMetrics.edgeCommit / startScale) / ZoomMetrics.shrinking)
    case .pinch:
      rule.threshold = Double(1 - ZoomMetrics.pinchCommit / startScale)
      rule.projection = 0
      return rule
    }
    rule.returnVelocity = Double(ZoomMetrics.throwBack / distance)
    return gesture == .edge ? rule.flickable(over: distance) : rule
  }
}
