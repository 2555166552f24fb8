// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A page that presents a sheet, in a window with a manual clock.
@MainActor
final class SheetStage {
  let host: ManualHost
  let log = CallLog()
  let presenter: LoggingPage
  let page: LoggingPage
  let delegate: RecordingSheetDelegate
  let sheet: UISheetPresentationController

  init(
    size: CGSize = CGSize(width: 400, height: 800),
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    style: UIModalPresentationStyle = .pageSheet
  ) {
    host = ManualHost(size: size)
    presenter = LoggingPage(name: "A", log: log)
    page = LoggingPage(name: "B", log: log)
    page.modalPresentationStyle = style
    delegate = RecordingSheetDelegate(log: log)
    host.window.rootViewController = presenter
    host.advance(by: 0.1)
    sheet = page.sheetPresentationController!
    sheet.detents = detents
    sheet.delegate = delegate
    log.clear()
  }

  nonisolated deinit {}

  func present() { presenter.present(page, animated: true) }

  /// Presents the sheet, waits for the end of the transition, and returns this stage.
  func presented() -> SheetStage {
    present()
    host.advance(by: 1)
    log.clear()
    return self
  }

  /// The distance of the sheet's top edge from the window's top on the screen.
  var shownTop: CGFloat {
    host.flush()
    var y: CGFloat = 0
    var layer: CALayer? = page.view.layer
    while let current = layer, current !== host.window.layer {
      let shown = current.presentation() ?? current
      y += shown.position.y - shown.bounds.height * shown.anchorPoint.y - (shown.superlayer?.bounds.minY ?? 0)
      layer = current.superlayer
    }
    return y
  }

  var shownHeight: CGFloat { (page.view.layer.presentation() ?? page.view.layer).bounds.height }

  /// Returns the velocity of the sheet's top edge in points per second, downwards, measured over a short time.
  func measuredVelocity(over seconds: Double = 0.0002) -> CGFloat {
    let start = shownTop
    host.advance(by: seconds)
    return (shownTop - start) / CGFloat(seconds)
  }

  /// Presses the sheet and moves the finger through the dead zone, which does not move the sheet.
  func grab(at y: CGFloat) {
    host.touchBegan(at: CGPoint(x: 200, y: y))
    host.touchMoved(to: CGPoint(x: 200, y: y + UIPanGestureRecognizer.hysteresis))
  }

  /// Presses a sheet that moves, which holds it at once. The drag has no dead zone.
  func caught(at y: CGFloat) -> CaughtSheet {
    host.touchBegan(at: CGPoint(x: 200, y: y))
    return CaughtSheet(host: host)
  }

  func move(from start: CGFloat, to end: CGFloat, duration: Double) {
    let dead = UIPanGestureRecognizer.hysteresis
    host.move(
      from: CGPoint(x: 200, y: start + dead), to: CGPoint(x: 200, y: end + dead), duration: duration)
  }

  func release(at y: CGFloat) {
    host.touchEnded(at: CGPoint(x: 200, y: y + UIPanGestureRecognizer.hysteresis))
  }

  /// Drags the sheet from one position to another. The finger also crosses the dead zone before that.
  func drag(from start: CGFloat, to end: CGFloat, duration: Double) {
    grab(at: start)
    move(from: start, to: end, duration: duration)
    release(at: end)
  }

  /// Drags and pauses before the release.
  func dragAndHold(from start: CGFloat, to end: CGFloat) {
    grab(at: start)
    move(from: start, to: end, duration: 0.4)
    host.advance(by: 0.3)
    host.touchMoved(to: CGPoint(x: 200, y: end + UIPanGestureRecognizer.hysteresis))
    release(at: end)
  }

  /// Fails unless the sheet is presented with its top edge at `top`, and nothing moves.
  func assertAtRest(
    top: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(shownTop, top, accuracy: 0.05, "the sheet's top edge", file: file, line: line)
    XCTAssertTrue(page.presentingViewController === presenter, "presented", file: file, line: line)
    XCTAssertEqual(page.balance, .appeared, file: file, line: line)
    XCTAssertNil(page.transitionCoordinator, file: file, line: line)
    XCTAssertEqual(
      page.view.convert(page.view.bounds, to: nil), sheet.frameOfPresentedViewInContainerView,
      "the frame of the model layer", file: file,
      line: line)
  }

  /// Fails unless the sheet has been dismissed and its views are removed.
  func assertGone(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(page.presentingViewController, file: file, line: line)
    XCTAssertNil(presenter.presentedViewController, file: file, line: line)
    XCTAssertNil(page.view.window, file: file, line: line)
    XCTAssertEqual(page.balance, .disappeared, file: file, line: line)
    XCTAssertEqual(presenter.balance, .appeared, file: file, line: line)
    XCTAssertEqual(host.window.subviews.count, 1, "only the presenter's view is left", file: file, line: line)
  }
}

/// Logs the calls that it receives.
@MainActor
final class RecordingSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  let log: CallLog
  var allows = true

  init(log: CallLog) { self.log = log }

  nonisolated deinit {}

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("didDismiss") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil"
    log.add("didChangeDetent \(name)")
  }
}

/// A sheet that a press has caught.
@MainActor
struct CaughtSheet {
  let host: ManualHost

  func move(from start: CGFloat, to end: CGFloat, duration: Double) {
    host.move(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: duration)
  }

  func release(at y: CGFloat) { host.touchEnded(at: CGPoint(x: 200, y: y)) }
}
