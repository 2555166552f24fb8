// SPDX-License-Identifier: MIT

/// The interaction that turns a drag into the progress of a sliding pop.
///
/// It holds neither the navigation controller nor its gestures, because the controller may be released in the middle of a
/// drag, when its stack is dismissed.
final class PopInteraction: Swipeable {
  /// The transition of the pop. Something else may end it during the drag.
  private weak var driver: TransitionDriver?
  private let containerView: UIView

  init(_ driver: TransitionDriver) {
    self.driver = driver
    containerView = driver.containerView
  }

  nonisolated deinit {}

  var swipeProgress: Double { Double(driver?.percentComplete ?? 0) }

  var swipeDistance: CGFloat { max(containerView.bounds.width, 1) }

  var snapPoints: SnapPoints { .transition.flickable(over: swipeDistance) }

  var cancelSnapPoint: Int { 0 }

  func swipeComponent(of movement: SwipeMovement) -> CGFloat {
    containerView.isRightToLeft ? -movement.translation.dx : movement.translation.dx
  }

  func swipeDidUpdate(to progress: Double, movement: SwipeMovement) { driver?.update(progress) }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    driver?.settle(to: snapPoint == 0 ? .start : .finish, velocity: velocity)
  }
}
