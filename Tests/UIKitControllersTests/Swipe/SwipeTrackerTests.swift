// SPDX-License-Identifier: MIT
import LeakTesting
import XCTest

@testable import UIKitControllers

/// The calls that a swipe tracker makes for a gesture.
@MainActor
final class SwipeTrackerTests: UIKitTestCase {
  /// A page 200 points wide that a swipe to the right moves, from an initial progress of 0.5 to 0 or 1.
  private final class Page: Swipeable {
    var swipeProgress = 0.5
    var resistance: Double?
    var reports: [String] = []
    var onUpdate: () -> Void = {}

    nonisolated deinit {}

    var swipeDistance: CGFloat { 200 }
    var snapPoints: SnapPoints { SnapPoints([0, 1]) }
    var cancelSnapPoint: Int { 1 }
    func swipeComponent(of movement: SwipeMovement) -> CGFloat { movement.translation.dx }
    func releaseProgress(of progress: Double) -> Double { resistance ?? progress }
    func swipeDidUpdate(to progress: Double, movement: SwipeMovement) {
      reports.append(String(format: "%.2f", progress))
      onUpdate()
    }
    func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
      reports.append(String(format: "to %d at %.2f", snapPoint, velocity))
    }
  }

  private func movement(_ x: CGFloat) -> SwipeMovement { SwipeMovement(translation: CGVector(dx: x, dy: 50)) }

  func testTheProgressOfASwipeIsItsInitialProgressPlusItsMovement() async {
    let (tracker, page) = (SwipeTracker(), Page())
    tracker.begin(page)
    tracker.update(movement(20))
    tracker.update(movement(-40))
    tracker.update(by: CGVector(dx: 10, dy: 0))
    tracker.end(velocity: movement(100))
    XCTAssertEqual(page.reports, ["0.60", "0.30", "0.35", "to 0 at 0.50"])
    XCTAssertFalse(tracker.isSwiping)
    tracker.update(movement(80))
    tracker.end(velocity: .zero)
    XCTAssertEqual(page.reports.count, 4, "the swipe has ended")
  }

  func testACancelledSwipeEndsAtTheCancelSnapPoint() async {
    let (tracker, page) = (SwipeTracker(), Page())
    tracker.begin(page)
    tracker.update(movement(-60))
    tracker.cancel()
    tracker.cancel()
    XCTAssertEqual(page.reports, ["0.20", "to 1 at 0.00"])
  }

  func testAnAbandonedSwipeMakesNoFurtherCalls() async {
    let (tracker, page) = (SwipeTracker(), Page())
    page.onUpdate = { tracker.abandon() }
    tracker.begin(page)
    tracker.update(movement(-60))
    tracker.end(velocity: .zero)
    XCTAssertEqual(page.reports, ["0.20"])
  }

  func testAShiftedSwipeContinuesFromTheNewProgress() async {
    let (tracker, page) = (SwipeTracker(), Page())
    tracker.begin(page)
    tracker.update(movement(60))
    tracker.shift(to: 0.1)
    tracker.update(movement(80))
    XCTAssertEqual(page.reports, ["0.80", "0.20"])
    XCTAssertEqual(tracker.progress ?? 0, 0.2, accuracy: 1e-9)
    tracker.cancel()
  }

  func testTheSnapPointOfAReleaseDependsOnTheProgressThatARubberBandShows() async {
    let (tracker, page) = (SwipeTracker(), Page())
    page.resistance = 0.49
    tracker.begin(page)
    tracker.update(movement(60))
    tracker.end(velocity: .zero)
    XCTAssertEqual(page.reports, ["0.80", "to 0 at 0.00"])
  }

  // MARK: Recognizers

  /// Returns a host whose window has a pan recognizer that reports to a tracker.
  private func makeHost(_ page: Page, _ tracker: SwipeTracker, canBegin: Bool = true) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let pan = UIPanGestureRecognizer { pan in
      tracker.follow(pan, in: nil) { canBegin ? page : nil }
    }
    pan.allowedScrollTypesMask = .continuous
    host.window.addGestureRecognizer(pan)
    host.flush()
    return host
  }

  private func scroll(_ host: ManualHost, _ steps: Int, by x: CGFloat, every interval: Double) {
    for _ in 0..<steps {
      host.scroll(by: CGVector(dx: x, dy: 0), at: CGPoint(x: 200, y: 200))
      host.advance(by: interval)
    }
  }

  /// Semantics: desktop-back.
  func testAFastTouchpadSwipeEndsAsSoonAsItsEventsStop() async {
    let (tracker, page) = (SwipeTracker(), Page())
    let host = makeHost(page, tracker)
    scroll(host, 6, by: 20, every: 0.008)
    XCTAssertTrue(tracker.isSwiping)
    host.advance(by: 0.024)
    XCTAssertFalse(tracker.isSwiping)
    XCTAssertEqual(page.reports.last?.hasPrefix("to 1"), true)
    let count = page.reports.count
    scroll(host, 3, by: 20, every: 0.008)
    XCTAssertEqual(page.reports.count, count, "the rest of the same gesture has no effect")
    host.advance(by: 1)
    scroll(host, 6, by: 20, every: 0.008)
    XCTAssertGreaterThan(page.reports.count, count, "a new gesture begins a swipe")
    host.advance(by: 1)
    host.window.close()
  }

  /// Semantics: desktop-back.
  func testASlowTouchpadSwipeContinuesAfterAPauseUntilItTimesOut() async {
    let (tracker, page) = (SwipeTracker(), Page())
    let host = makeHost(page, tracker)
    scroll(host, 30, by: 0.9, every: 0.008)  // 112 points per second
    host.advance(by: 0.04)
    XCTAssertTrue(tracker.isSwiping)
    host.advance(by: 1)
    XCTAssertFalse(tracker.isSwiping)
    host.window.close()
  }

  /// Semantics: desktop-back.
  func testATouchpadSwipeOfFourHundredPointsCoversAPage() async {
    let (tracker, page) = (SwipeTracker(), Page())
    let host = makeHost(page, tracker)
    scroll(host, 10, by: 10, every: 0.008)
    // The pan recognizer has a dead zone of 10 points.
    XCTAssertEqual(tracker.progress ?? 0, 0.5 + 90.0 / 400, accuracy: 1e-9)
    host.advance(by: 1)
    host.window.close()
  }

  func testAGestureWithoutASwipeableTargetMakesNoCalls() async {
    let (tracker, page) = (SwipeTracker(), Page())
    let host = makeHost(page, tracker, canBegin: false)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), duration: 0.2)
    XCTAssertEqual(page.reports, [])
    host.window.close()
  }
}
