// SPDX-License-Identifier: MIT
import RenderTree

/// How far a gesture has moved, or how fast it does in a second.
struct ZoomMovement: Equatable {
  var translation = CGVector.zero
  /// The scale of a pinch, 1 at first; as a speed, scale per second.
  var scale: CGFloat = 1
  /// Radians, clockwise.
  var angle: CGFloat = 0

  /// Where it will be, moving on at a speed for some seconds.
  func after(_ seconds: CGFloat, at speed: ZoomMovement) -> ZoomMovement {
    ZoomMovement(
      translation: CGVector(
        dx: translation.dx + speed.translation.dx * seconds, dy: translation.dy + speed.translation.dy * seconds),
      scale: scale + speed.scale * seconds, angle: angle + speed.angle * seconds)
  }
}

/// A hand that holds a zoomed page: turns what a gesture does into poses, and into the driver's progress.
///
/// The point of the page that was taken hold of stays under the finger, but for the resistance sideways; the page
/// shrinks about it. Where a dissolve stands for the zoom, the hand moves that.
final class ZoomInteraction {
  enum Grip { case pan, edge, pinch }

  private let driver: TransitionDriver
  private let grip: Grip
  /// Where the gesture began, in the container.
  private let anchor: CGPoint
  /// 1 where pages leave to the right.
  private let forward: CGFloat
  private let base: (pose: ZoomPose, size: CGSize)?
  private let baseProgress: Double
  private var last = ZoomMovement()

  /// Takes hold of a transition that is interactive.
  init(_ driver: TransitionDriver, grip: Grip, anchor: CGPoint) {
    self.driver = driver
    self.grip = grip
    self.anchor = anchor
    let container = driver.containerView
    forward = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    base = (driver.animator as? ZoomAnimator)?.clock.map { ($0.pose, $0.stage.size) }
    baseProgress = driver.progress
  }

  nonisolated deinit {}

  func move(_ movement: ZoomMovement) {
    last = movement
    guard let clock, let pose = pose(movement) else { return driver.update(dissolve(movement)) }
    clock.hold(pose)
    driver.update(clock.progress(of: pose))
  }

  /// The gesture is over: the page goes, or comes back.
  func letGo(speed: ZoomMovement) {
    let end: TransitionEnd = goes(at: speed) ? .finish : .start
    guard let clock, let pose = pose(last), let next = self.pose(last.after(Self.instant, at: speed)) else {
      return settleDissolve(to: end, speed: speed)
    }
    let figures = end == .finish ? ZoomMetrics.landing : ZoomMetrics.returning
    let velocity = (clock.progress(of: next) - clock.progress(of: pose)) / Double(Self.instant)
    clock.letGo(
      ZoomRelease(
        velocity: CGVector(
          dx: (next.center.x - pose.center.x) / Self.instant, dy: (next.center.y - pose.center.y) / Self.instant),
        spin: (next.angle - pose.angle) / Self.instant, spring: figures))
    driver.settle(
      to: end,
      timing: ZoomAnimator.shaping(
        ZoomMetrics.shapeFrequency, from: Double(driver.percentComplete), to: end.progress, velocity: velocity))
  }

  /// The gesture was taken away.
  func cancel() {
    let still = ZoomMovement(translation: .zero, scale: 0, angle: 0)
    guard let clock else { return settleDissolve(to: .start, speed: still) }
    clock.letGo(ZoomRelease(spring: ZoomMetrics.returning))
    driver.settle(
      to: .start,
      timing: ZoomAnimator.shaping(
        ZoomMetrics.shapeFrequency, from: Double(driver.percentComplete), to: 0, velocity: 0))
  }

  /// Seconds over which speeds are taken.
  private static let instant: CGFloat = 1e-4

  // MARK: Poses

  private var clock: ZoomPlayback? { (driver.animator as? ZoomAnimator)?.clock }

  private func pose(_ movement: ZoomMovement) -> ZoomPose? {
    guard let base, let stage = clock?.stage else { return nil }
    let start = base.pose.fitted(from: base.size, to: stage.size)
    let scale = min(shrinking(by: movement), 1 / max(start.page.scale, .leastNormalMagnitude))
    let sideways = grip == .pinch ? 1 : ZoomMetrics.sideways
    var pose = start.displaced(
      by: CGVector(dx: movement.translation.dx * sideways, dy: movement.translation.dy), scale: scale,
      angle: movement.angle, about: anchor)
    let openness = min(max(stage.openness(of: pose), 0), 1)
    pose.coverage = openness
    pose.cornerRadius = (stage.source?.cornerRadius ?? 0) * (1 - openness)
    return pose
  }

  /// The factor by which a movement multiplies the page's size.
  private func shrinking(by movement: ZoomMovement) -> CGFloat {
    let size = driver.containerView.bounds.size
    switch grip {
    case .pan: return Self.bent(1 - ZoomMetrics.shrinking * movement.translation.dy / max(size.height, 1))
    case .edge:
      return max(1 - ZoomMetrics.shrinking * forward * movement.translation.dx / max(size.width, 1), ZoomMetrics.floor)
    case .pinch: return max(movement.scale, .leastNormalMagnitude)
    }
  }

  /// Below the knee the scale nears the floor ever more slowly.
  private static func bent(_ scale: CGFloat) -> CGFloat {
    let (knee, room) = (ZoomMetrics.knee, ZoomMetrics.knee - ZoomMetrics.floor)
    return scale >= knee ? scale : knee - room * (1 - exp((scale - knee) / room))
  }

  // MARK: The decision

  /// Whether the page goes when it is let go now.
  ///
  /// A drag is judged by where the page would be a moment later, as any drag back is; a pinch by where it is. A throw
  /// against the way out brings the page back.
  private func goes(at speed: ZoomMovement) -> Bool {
    let start = base?.pose.page.scale ?? 1
    let later = last.after(CGFloat(TransitionMetrics.projection), at: speed)
    switch grip {
    case .pan:
      return speed.translation.dy > -ZoomMetrics.throwBack && start * shrinking(by: later) < ZoomMetrics.panCommit
    case .edge:
      return forward * speed.translation.dx > -ZoomMetrics.throwBack
        && start * shrinking(by: later) < ZoomMetrics.edgeCommit
    case .pinch: return start * shrinking(by: last) < ZoomMetrics.pinchCommit
    }
  }

  // MARK: Without movement

  /// The progress of a dissolve: gone where the page would be smallest.
  private func dissolve(_ movement: ZoomMovement) -> Double {
    baseProgress + Double((1 - shrinking(by: movement)) / (1 - ZoomMetrics.floor))
  }

  private func settleDissolve(to end: TransitionEnd, speed: ZoomMovement) {
    guard let stock = driver.animator as? any StockAnimator else { return }
    let velocity = (dissolve(last.after(Self.instant, at: speed)) - dissolve(last)) / Double(Self.instant)
    driver.settle(
      to: end,
      timing: stock.settling(from: Double(driver.percentComplete), to: end.progress, velocity: velocity))
  }
}
