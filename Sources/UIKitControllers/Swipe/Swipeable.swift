// SPDX-License-Identifier: MIT

/// Something that a swipe moves along one line of progress: a page, a sheet.
///
/// A ``SwipeTracker`` asks it where a swipe begins and can end, and tells it what to show.
@MainActor
protocol Swipeable: AnyObject {
  /// The progress at which a swipe begins.
  var swipeProgress: Double { get }
  /// The points of a touch's movement for one unit of progress.
  var swipeDistance: CGFloat { get }
  /// The values of progress at which a swipe can end.
  var snapPoints: SnapPoints { get }
  /// The index of the snap point at which a cancelled swipe ends.
  var cancelSnapPoint: Int { get }

  /// Returns the part of a movement, or of a velocity, that goes toward greater progress, in points.
  func swipeComponent(of movement: SwipeMovement) -> CGFloat

  /// Returns the progress by which a release is judged, where it is not that of the swipe: a view behind a rubber band
  /// shows less than that.
  func releaseProgress(of progress: Double) -> Double

  /// The swipe has moved. The progress is not clamped.
  func swipeDidUpdate(to progress: Double, movement: SwipeMovement)

  /// The swipe has ended or was cancelled.
  ///
  /// - Parameters:
  ///   - snapPoint: The index of the snap point to go to.
  ///   - velocity: The progress per second.
  ///   - movementVelocity: The velocity of the whole gesture.
  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement)
}

extension Swipeable {
  func releaseProgress(of progress: Double) -> Double { progress }
}
