// SPDX-License-Identifier: MIT

/// The motion of columns under a drag, from one number of columns to another.
final class ColumnSwipe: Swipeable {
  private unowned let owner: UISplitViewController
  private let mover: ColumnMover
  /// The numbers of columns at a progress of 0 and 1.
  private let counts: (start: Int, end: Int)

  init(owner: UISplitViewController, mover: ColumnMover, from start: Int, to end: Int) {
    (self.owner, self.mover) = (owner, mover)
    counts = (start, end)
  }

  nonisolated deinit {}

  var swipeProgress: Double { mover.progress }
  var swipeDistance: CGFloat { max(abs(mover.distance), 1) }
  var snapPoints: SnapPoints { SnapPoints([0, 1]).flickable(over: swipeDistance) }
  var cancelSnapPoint: Int { 0 }

  func swipeComponent(of movement: SwipeMovement) -> CGFloat {
    let outward = owner.isPrimaryOnTheRight ? -movement.translation.dx : movement.translation.dx
    return mover.distance >= 0 ? outward : -outward
  }

  func swipeDidUpdate(to progress: Double, movement: SwipeMovement) { mover.progress = progress }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    owner.endColumnDrag(
      at: snapPoint == 0 ? counts.start : counts.end, velocity: CGFloat(velocity) * mover.distance)
  }
}
