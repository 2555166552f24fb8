// SPDX-License-Identifier: MIT

/// The interaction that turns a drag into the progress of a transition, along the path that its page takes.
///
/// It holds neither the container nor its gestures, because the container may be released in the middle of a drag, when its
/// stack is dismissed.
final class TransitionInteraction: Swipeable {
  /// The direction in which the page moves while the progress increases.
  struct Direction {
    let dx: CGFloat
    let dy: CGFloat

    /// To the trailing side, as in a pop.
    static let trailing = Direction(dx: 1, dy: 0)
    /// To the leading side, as in a push.
    static let leading = Direction(dx: -1, dy: 0)
    static let down = Direction(dx: 0, dy: 1)
    static let up = Direction(dx: 0, dy: -1)
  }

  /// The transition. Something else may end it during the drag.
  private weak var driver: TransitionDriver?
  private let containerView: UIView
  /// The direction with right and left as they are in the container.
  private let direction: Direction
  /// The end to which the transition was running when the drag caught it, or `nil` if the drag started it.
  private let heading: TransitionEnd?

  init(_ driver: TransitionDriver, direction: Direction, heading: TransitionEnd? = nil) {
    self.driver = driver
    self.heading = heading
    containerView = driver.containerView
    self.direction = Direction(dx: containerView.isRightToLeft ? -direction.dx : direction.dx, dy: direction.dy)
  }

  nonisolated deinit {}

  var swipeProgress: Double { pull(showing: driver?.progress ?? 0) }

  var swipeDistance: CGFloat {
    let size = containerView.bounds.size
    return max(direction.dx != 0 ? size.width : size.height, 1)
  }

  var snapPoints: SnapPoints { .transition.flickable(over: swipeDistance) }

  var cancelSnapPoint: Int { heading == .finish ? 1 : 0 }

  func swipeComponent(of movement: SwipeMovement) -> CGFloat {
    movement.translation.dx * direction.dx + movement.translation.dy * direction.dy
  }

  func swipeDidUpdate(to pull: Double, movement: SwipeMovement) {
    driver?.update(shown(pull), overshoots: heading != nil)
  }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    driver?.settle(to: snapPoint == 0 ? .start : .finish, velocity: velocity)
  }

  // MARK: Resistance

  /// The resistance beyond both ends.
  private var band: RubberBand { RubberBand(limit: swipeDistance) }

  /// Returns the progress on screen for one without resistance.
  private func shown(_ pull: Double) -> Double {
    beyondEnds(pull) { Double(band.shown(CGFloat($0) * swipeDistance) / swipeDistance) }
  }

  private func pull(showing progress: Double) -> Double {
    beyondEnds(progress) { Double(band.pull(showing: CGFloat($0) * swipeDistance) / swipeDistance) }
  }

  private func beyondEnds(_ progress: Double, _ convert: (Double) -> Double) -> Double {
    if progress < 0 { return -convert(-progress) }
    return progress > 1 ? 1 + convert(progress - 1) : progress
  }
}
