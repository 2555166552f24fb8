// SPDX-License-Identifier: MIT
import TimingFunctions

/// The state that an interrupted zoom hands off to the next one: its reversal, or the same zoom in another size.
struct ZoomHandOff {
  let pose: ZoomPose
  /// The container's size.
  let size: CGSize
  /// The openness of the pose: 0 at the source, 1 if the page fills the container.
  let openness: Double
  /// The velocity of the card, if it was thrown.
  let release: ZoomRelease?
}

/// The playback of a zoom.
///
/// The driver moves its progress like that of any playback. In addition a gesture can give the card any position, size and
/// angle (`drag(to:)`) and throw it (`endDrag(_:)`). The animation that follows starts from the pose on screen.
final class ZoomPlayback: TransitionPlayback {
  let views: ZoomViews
  private let isOpening: Bool
  private let completion: (TransitionEnd) -> Void
  /// The pose at progress 0.
  private let start: ZoomPose
  /// The progress while no animation runs.
  private var restingProgress = 0.0
  private(set) var pose: ZoomPose
  private var animation: (zoom: ZoomAnimation, from: Double, to: Double)?
  /// The pose that a gesture has given the card. The progress is derived from it.
  private var draggedPose: ZoomPose?
  /// A pose that is not between the start and the end pose, and the progress that corresponds to it.
  private var offset: (progress: Double, pose: ZoomPose)?
  /// The velocity with which the next animation begins.
  private var release: ZoomRelease?
  /// The state on screen when the zoom was interrupted.
  private(set) var handOff: ZoomHandOff?

  init(
    views: ZoomViews, isOpening: Bool, continuing predecessor: ZoomHandOff?,
    completion: @escaping (TransitionEnd) -> Void
  ) {
    self.views = views
    self.isOpening = isOpening
    self.completion = completion
    release = predecessor?.release
    start = isOpening ? views.closedPose : views.openPose
    pose = start
    views.isCardTouchable = isOpening
    if let predecessor { offset = convert(predecessor) }
    update(offset?.progress ?? 0)
  }

  nonisolated deinit {}

  // MARK: Dragging

  /// Gives the card a pose of its own, which the next `update(_:)` shows.
  func drag(to pose: ZoomPose) {
    draggedPose = pose
    release = nil
  }

  /// Ends the drag. The animation that follows begins with its velocity.
  func endDrag(_ release: ZoomRelease) {
    draggedPose = nil
    self.release = release
  }

  /// Returns the progress that corresponds to a pose.
  func progress(of pose: ZoomPose) -> Double {
    let openness = Double(views.openness(of: pose))
    return isOpening ? openness : 1 - openness
  }

  // MARK: TransitionPlayback

  var progress: Double { animation.map { $0.from + ($0.to - $0.from) * $0.zoom.progress } ?? restingProgress }

  var velocity: Double { animation.map { ($0.to - $0.from) * $0.zoom.velocity } ?? 0 }

  func pauseAnimation() {
    restingProgress = progress
    stopAnimation()
    offset = (restingProgress, pose)
  }

  func update(_ progress: Double) {
    stopAnimation()
    restingProgress = progress
    if let draggedPose {
      pose = draggedPose
    } else if let offset, abs(offset.progress - progress) < Self.progressTolerance {
      pose = offset.pose
    } else {
      offset = nil
      pose = start.mixed(with: isOpening ? views.openPose : views.closedPose, CGFloat(progress))
    }
    views.show(pose)
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    restingProgress = progress
    stopAnimation()
    draggedPose = nil
    offset = nil
    let opens = (end == .finish) == isOpening
    views.isCardTouchable = opens
    if !opens, views.updateSource() { pose.picture = fittingPicture(on: pose) }
    let zoom = ZoomAnimation(
      views, from: pose, to: opens ? views.openPose : views.closedPose, timing: timing, release: release
    ) { [weak self] in self?.animationDidEnd(at: end) }
    animation = (zoom, restingProgress, end.progress)
    release = nil
  }

  func finish(at end: TransitionEnd) {
    interrupt()
    restingProgress = end.progress
    completion(end)
  }

  func stop() { interrupt() }

  private func animationDidEnd(at end: TransitionEnd) {
    pose = animation?.zoom.pose ?? pose
    animation = nil
    restingProgress = end.progress
    views.removeFromContainer()
    completion(end)
  }

  private func interrupt() {
    let progress = progress
    let velocity = animation.flatMap { $0.zoom.isThrown ? $0.zoom.cardVelocity : nil }
    stopAnimation()
    handOff = ZoomHandOff(
      pose: pose, size: views.size, openness: isOpening ? progress : 1 - progress,
      release: velocity.map { ZoomRelease(velocity: $0, spring: Self.plainSpring) })
    views.removeFromContainer()
  }

  private static let plainSpring = (frequency: ZoomMetrics.frequency, damping: 1.0)

  private func stopAnimation() {
    guard let animation else { return }
    pose = animation.zoom.pose
    animation.zoom.stop()
    self.animation = nil
  }

  // MARK: Poses

  /// Values of progress that differ by less than this count as equal.
  private static let progressTolerance = 1e-6

  /// Returns the progress and the pose of this zoom that correspond to the predecessor's.
  private func convert(_ handOff: ZoomHandOff) -> (progress: Double, pose: ZoomPose) {
    var pose = handOff.pose.fitted(from: handOff.size, to: views.size)
    if handOff.size != views.size { pose.picture = fittingPicture(on: pose) }
    return (isOpening ? handOff.openness : 1 - handOff.openness, pose)
  }

  /// Returns the placement of the source's picture on a card, in proportion to its placement on the open page.
  private func fittingPicture(on pose: ZoomPose) -> ZoomPose.PicturePlacement {
    let open = views.openPose.picture
    return ZoomPose.PicturePlacement(
      offset: CGPoint(
        x: pose.page.offset.x + open.offset.x * pose.page.scale,
        y: pose.page.offset.y + open.offset.y * pose.page.scale),
      size: CGSize(width: open.size.width * pose.page.scale, height: open.size.height * pose.page.scale),
      radius: open.radius)
  }
}
