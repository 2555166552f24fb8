// SPDX-License-Identifier: MIT
import RenderTree

/// The state that an interrupted zoom hands off to the next one: its reversal, or the same zoom in another size.
struct ZoomHandOff {
  let pose: ZoomPose
  /// The container's size.
  let size: CGSize
  /// How open the pose is.
  let openness: Double
  /// The card's own movement, where it was thrown.
  let thrown: ZoomRelease?
}

/// Drives a zoom.
///
/// The driver moves its one progress, as any clock's. Beside that the card's place, size and angle are free: a hand
/// holds the card at a pose of its own (`hold(_:)`), and throws it when it lets go (`letGo(_:)`); the run that follows
/// starts from whatever pose shows.
final class ZoomPlayback: TransitionPlayback {
  let stage: ZoomViews
  private let isOpening: Bool
  private let onArrival: (TransitionEnd) -> Void
  /// Where a scrubbed zoom without a hand begins and ends.
  private let start: ZoomPose
  private var standing = 0.0
  private(set) var pose: ZoomPose
  private var run: (run: ZoomAnimation, from: Double, to: Double)?
  /// While a hand holds the card, its pose; the progress then only counts.
  private var held: ZoomPose?
  /// A pose off the straight way, and the progress that stands for it.
  private var anchor: (progress: Double, pose: ZoomPose)?
  private var hand: ZoomRelease?
  /// The state on the screen when the zoom was interrupted.
  private(set) var last: ZoomHandOff?

  init(
    stage: ZoomViews, isOpening: Bool, inheriting handOff: ZoomHandOff?,
    onArrival: @escaping (TransitionEnd) -> Void
  ) {
    self.stage = stage
    self.isOpening = isOpening
    self.onArrival = onArrival
    hand = handOff?.thrown
    start = isOpening ? stage.closedPose : stage.openPose
    pose = start
    stage.isCardTouchable = isOpening
    if let handOff { anchor = take(handOff) }
    scrub(to: anchor?.progress ?? 0)
  }

  nonisolated deinit {}

  // MARK: The hand

  /// The card is where a hand has it, from now on until it lets go.
  func hold(_ pose: ZoomPose) {
    held = pose
    hand = nil
  }

  /// The hand's speed; the next run takes it over.
  func letGo(_ hand: ZoomRelease) {
    held = nil
    self.hand = hand
  }

  /// The progress of a pose.
  func progress(of pose: ZoomPose) -> Double {
    let openness = Double(stage.openness(of: pose))
    return isOpening ? openness : 1 - openness
  }

  private static let plain = (frequency: ZoomMetrics.frequency, damping: 1.0)

  // MARK: TransitionPlayback

  var progress: Double { run.map { $0.from + ($0.to - $0.from) * $0.run.progress } ?? standing }

  var velocity: Double { run.map { ($0.to - $0.from) * $0.run.velocity } ?? 0 }

  func pause() {
    standing = progress
    stopRun()
    anchor = (standing, pose)
  }

  func scrub(to progress: Double) {
    stopRun()
    standing = progress
    if let held {
      pose = held
    } else if let anchor, abs(anchor.progress - progress) < Self.sameProgress {
      pose = anchor.pose
    } else {
      anchor = nil
      pose = start.mixed(with: isOpening ? stage.openPose : stage.closedPose, CGFloat(progress))
    }
    stage.show(pose)
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    standing = progress
    stopRun()
    held = nil
    anchor = nil
    let opens = (end == .finish) == isOpening
    stage.isCardTouchable = opens
    if !opens, stage.askForSource() { pose.picture = fittingPicture(on: pose) }
    let goal = opens ? stage.openPose : stage.closedPose
    let run = ZoomAnimation(stage, from: pose, to: goal, timing: timing, throw: hand) { [weak self] in
      self?.arrive(at: end)
    }
    self.run = (run, standing, end.progress)
    hand = nil
  }

  func stop(at end: TransitionEnd) {
    breakOff()
    standing = end.progress
    onArrival(end)
  }

  func abandon() { breakOff() }

  /// All is put away on arrival.
  func release() {}

  private func arrive(at end: TransitionEnd) {
    pose = run?.run.pose ?? pose
    run = nil
    standing = end.progress
    stage.strike()
    onArrival(end)
  }

  private func breakOff() {
    let progress = progress
    let thrown = run.flatMap { $0.run.isThrown ? ZoomRelease(velocity: $0.run.cardVelocity, spring: Self.plain) : nil }
    stopRun()
    last = ZoomHandOff(
      pose: pose, size: stage.size, openness: isOpening ? progress : 1 - progress, thrown: thrown)
    stage.strike()
  }

  private func stopRun() {
    guard let run else { return }
    pose = run.run.pose
    run.run.stop()
    self.run = nil
  }

  // MARK: Poses

  /// Two progresses that are nearer to each other are the same.
  private static let sameProgress = 1e-6

  private func take(_ handOff: ZoomHandOff) -> (progress: Double, pose: ZoomPose) {
    var pose = handOff.pose.fitted(from: handOff.size, to: stage.size)
    if handOff.size != stage.size { pose.picture = fittingPicture(on: pose) }
    return (isOpening ? handOff.openness : 1 - handOff.openness, pose)
  }

  /// Where the source's picture lies on a card, as it lies on the open page.
  private func fittingPicture(on pose: ZoomPose) -> ZoomPose.Placement {
    let open = stage.openPose.picture
    return ZoomPose.Placement(
      offset: CGPoint(
        x: pose.page.offset.x + open.offset.x * pose.page.scale,
        y: pose.page.offset.y + open.offset.y * pose.page.scale),
      scale: open.scale * pose.page.scale)
  }
}
