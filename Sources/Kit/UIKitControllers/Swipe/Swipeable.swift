// SPDX-License-Identifier: MIT

/// An object that a swipe moves by a single progress, such as a page or a sheet.
///
/// A ``SwipeTracker`` reads from it where a swipe begins and can end, and calls it with the progress to show.
@MainActor
package protocol Swipeable: AnyObject {
  /// The progress at which a swipe begins.
  var swipeProgress: Double { get }
  /// The distance in points that a touch moves for one unit of progress.
  var swipeDistance: CGFloat { get }
  /// The values of progress at which a swipe can end.
  var snapPoints: SnapPoints { get }
  /// The index of the snap point at which a cancelled swipe ends.
  var cancelSnapPoint: Int { get }

  /// Returns the component in points of a movement or velocity in the direction of increasing progress.
  func swipeComponent(of movement: SwipeMovement) -> CGFloat

  /// Returns the progress that decides to which snap point a release leads. It differs from the progress of the swipe if
  /// rubber banding applies. The default is the progress of the swipe.
  func releaseProgress(of progress: Double) -> Double

  /// Called when the swipe has moved. The progress is not clamped.
  func swipeDidUpdate(to progress: Double, movement: SwipeMovement)

  /// Called when the swipe has ended or was cancelled.
  ///
  /// - Parameters:
  ///   - snapPoint: The index of the snap point to move to.
  ///   - velocity: The velocity in progress per second.
  ///   - movementVelocity: The velocity of the whole gesture.
  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement)
}

extension Swipeable {
  package func releaseProgress(of progress: Double) -> Double { progress }
}
