// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKitControllers

/// The snap points of releases on both sides of each threshold. The progress projected by 0.12 s decides.
@MainActor
final class SnapPointsTests: XCTestCase {

  private func check(_ points: SnapPoints, _ table: [(Double, Double, Int)], line: UInt = #line) {
    for (progress, velocity, destination) in table {
      XCTAssertEqual(
        points.destination(from: progress, velocity: velocity), destination,
        "from \(progress) at \(velocity) per second", line: line)
    }
  }

  /// Semantics: swipe-metrics.
  func testASwipeFinishesATransitionFromHalfItsProgress() async {
    check(
      .transition,
      [
        (0.499, 0, 0), (0.5, 0, 1),
        (0.3, 1.66, 0), (0.3, 1.67, 1),
        (0.7, -1.66, 1), (0.7, -1.67, 0),
        // The drag has passed one of the ends.
        (-0.2, 5.83, 0), (-0.2, 5.84, 1),
        (1.3, -6.66, 1), (1.3, -6.67, 0),
      ])
  }

  /// Semantics: swipe-metrics.
  func testOnAWidePageAFlickDecidesByItsPointsPerSecond() async {
    for width in stride(from: 480.0, through: 2560, by: 260) {
      check(
        SnapPoints.transition.flickable(over: width),
        [
          (0.02, 900 / width, 1), (0.98, -900 / width, 0), (0.19, 2400 / width, 1),
          (0.49, 0, 0), (0.5, 0, 1), (1, 900 / width, 1), (0, -900 / width, 0),
        ])
    }
  }

  func testOnThePageThatWasMeasuredAFlickIsOnlyProjected() async {
    XCTAssertEqual(SnapPoints.transition.flickable(over: 402), .transition)
  }

  /// Semantics: swipe-metrics.
  func testAReleasedSheetMovesToTheNearestDetentOrIsDismissedBelowHalfTheSmallest() async {
    let layout = SheetLayout(
      {
        var conditions = SheetLayout.Conditions()
        conditions.container = CGSize(width: 400, height: 800)
        conditions.isCompactWidth = true
        return conditions
      }(), detents: [(.medium, 400), (.large, 756)])

    XCTAssertEqual(SnapPoints.sheet(layout).values, [0, 400, 756])
    check(
      .sheet(layout),
      [
        (577.9, 0, 1), (578, 0, 2), (900, 0, 2),
        (450, 1066, 1), (450, 1067, 2),
        (750, -1433, 2), (750, -1434, 1),
        (200, 0, 1), (199.9, 0, 0), (-50, 0, 0),
        (350, -1249, 1), (350, -1251, 0),
        (756, -4633, 1), (756, -4634, 0),
      ])
  }

  func testADraggedZoomFinishesBelowTheThresholdOfItsScale() async {
    // The threshold is a scale of 0.905. A drag over the whole height reduces the scale by 0.67.
    check(
      .zoom(.pan, startScale: 1, distance: 600),
      [(0.1417, 0, 0), (0.1418, 0, 1), (0.1, 0.348, 0), (0.1, 0.349, 1), (0.2, -0.485, 1), (0.2, -0.486, 0)])
    // For a drag from the edge, the threshold is a scale of 0.70.
    check(
      .zoom(.edge, startScale: 1, distance: 400),
      [(0.4477, 0, 0), (0.4478, 0, 1), (0.4, 0.397, 0), (0.4, 0.399, 1), (0.5, -0.434, 1), (0.5, -0.436, 0)])
  }

  func testAZoomTakenOverBelowItsThresholdFinishesUnlessItIsDraggedBack() async {
    check(.zoom(.pan, startScale: 0.5, distance: 600), [(0, 0, 1), (-1.2, 0, 1), (-1.21, 0, 0)])
    check(.zoom(.edge, startScale: 0.5, distance: 400), [(0, 0, 1), (-0.59, 0, 1), (-0.6, 0, 0)])
    check(.zoom(.pinch, startScale: 0.8, distance: 1), [(0.374, 0, 0), (0.376, 0, 1)])
  }

  func testAThrowBackReturnsAZoomedPageFromAnyScale() async {
    // The threshold is 300 points per second.
    check(.zoom(.pan, startScale: 1, distance: 600), [(0.9, -0.499, 1), (0.9, -0.5, 0)])
    check(.zoom(.edge, startScale: 1, distance: 400), [(0.9, -0.749, 1), (0.9, -0.75, 0)])
  }

  func testTheVelocityOfAPinchDoesNotChangeItsSnapPoint() async {
    check(.zoom(.pinch, startScale: 1, distance: 1), [(0.499, 10, 0), (0.5, -10, 1)])
  }

  func testTheFirstOfEqualSnapPointsIsChosen() async {
    check(SnapPoints([0, 400, 400, 756]), [(400, 0, 1), (577, 0, 1), (579, 0, 3)])
  }

  func testUnresistedInvertsTheResistanceOfTheScale() async {
    for scale in [1.2, 1, 0.6, 0.52, 0.5, 0.4, 0.1, -0.2] {
      XCTAssertEqual(ZoomMetrics.unresisted(ZoomMetrics.resisted(CGFloat(scale))), CGFloat(scale), accuracy: 1e-9)
    }
    XCTAssertEqual(ZoomMetrics.unresisted(ZoomMetrics.floor), -.infinity)
  }
}
