// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// With reduced motion, each of the system's transitions is a dissolve of 140 ms, which can still be interactive.
@MainActor
final class ReducedMotionTests: UIKitTestCase {
  override func tearDown() async throws {
    UIAccessibility.reducesMotion = nil
    try await super.tearDown()
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func opacity(_ page: UIViewController) -> CGFloat {
    let layer: CALayer = page.view.layer
    return CGFloat((layer.presentation() ?? layer).opacity)
  }

  private func assertDissolves(
    _ stage: ZoomStage, _ incoming: UIViewController, from start: Double, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for time in [0.035, 0.07, 0.105] {
      stage.host.advance(to: start + time)
      XCTAssertEqual(opacity(incoming), time / 0.14, accuracy: 0.01, file: file, line: line)
      XCTAssertEqual(stage.pages.shownX(of: incoming), 0, accuracy: 0.01, file: file, line: line)
      XCTAssertNotNil(incoming.transitionCoordinator, file: file, line: line)
    }
    stage.host.advance(to: start + 0.16)
    XCTAssertNil(incoming.transitionCoordinator, file: file, line: line)
  }

  func testWithReducedMotionAPushAndAPopDissolve() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    let b = stage.pages.page("B")
    var start = stage.host.time
    stage.push(b)
    assertDissolves(stage, b, from: start)
    stage.assertAtRest(["Grid", "B"])
    start = stage.host.time
    stage.pop()
    assertDissolves(stage, stage.grid, from: start)
    stage.assertAtRest(["Grid"])
  }

  /// The titles of the two pages, and the back button's.
  func testTitlesDissolveWithoutSliding() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    stage.push(stage.pages.page("B"))
    stage.host.advance(by: 0.07)
    for label in labels(in: stage.pages.navigation.navigationBar) {
      XCTAssertEqual(label.layer.presentation()?.transform.m41 ?? 0, 0, accuracy: 1e-6, label.text ?? "")
    }
    XCTAssertEqual(labels(in: stage.pages.navigation.navigationBar).count, 3)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view in ([view as? UILabel].compactMap { $0 }) + labels(in: view) }
  }

  func testWithReducedMotionAZoomDissolves() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    let b = stage.page()
    var start = stage.host.time
    stage.push(b)
    XCTAssertNil(stage.card(of: b).flatMap { "\(type(of: $0))" == "ZoomCard" ? $0 : nil })
    assertDissolves(stage, b, from: start)
    start = stage.host.time
    stage.pop()
    assertDissolves(stage, stage.grid, from: start)
    stage.assertAtRest(["Grid"])
  }

  func testWithReducedMotionADragFromTheEdgeDrivesTheDissolve() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    stage.pages.pushed("B")
    stage.host.touchBegan(at: point(5, 300))
    stage.host.move(from: point(5, 300), to: point(117, 300), duration: 0.3)
    XCTAssertEqual(opacity(stage.grid), 0.25, accuracy: 0.005)
    XCTAssertEqual(stage.pages.shownX(of: stage.grid), 0, accuracy: 0.01)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid", "B"])
    stage.host.drag(from: point(5, 300), to: point(300, 300), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  func testWithReducedMotionADragDownDrivesTheDissolveOfAZoomedPage() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    stage.pushed()
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 310), duration: 0.3)
    XCTAssertEqual(opacity(stage.grid), 0.67 / 6 / 0.63, accuracy: 0.005)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid", "Page"])
    stage.host.drag(from: point(200, 200), to: point(200, 400), duration: 0.3)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  func testTurningReducedMotionOnOrOffAppliesToTheNextTransition() async {
    let stage = ZoomStage()
    let b = stage.page()
    stage.push(b)
    stage.host.advance(by: 0.1)
    UIAccessibility.desktopReducesMotion = true
    defer { UIAccessibility.desktopReducesMotion = false }
    stage.pop()
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
    let start = stage.host.time
    stage.push(b)
    assertDissolves(stage, b, from: start)
    UIAccessibility.desktopReducesMotion = false
    stage.pop()
    stage.host.advance(by: 0.1)
    XCTAssertNotNil(stage.card(of: b))
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  func testAPopDuringADissolveReversesIt() async {
    UIAccessibility.reducesMotion = true
    let stage = ZoomStage()
    let b = stage.pages.page("B")
    stage.push(b)
    stage.host.advance(by: 0.07)
    stage.pop()
    XCTAssertEqual(opacity(stage.grid), 0.5, accuracy: 0.02)
    stage.host.advance(by: 1)
    stage.assertAtRest(["Grid"])
  }

  // MARK: Presentations

  /// Returns the product of the opacities of a view and its superviews on the screen.
  private func totalOpacity(_ view: UIView) -> CGFloat {
    sequence(first: view, next: \.superview).reduce(1) { product, view in
      let layer: CALayer = view.layer
      return product * CGFloat((layer.presentation() ?? layer).opacity)
    }
  }

  private func assertPresentationDissolves(
    _ page: LoggingPage, on stage: PresentationStage, _ name: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    stage.a.present(page, animated: true)
    stage.host.advance(by: 0.07)
    XCTAssertEqual(totalOpacity(page.view), 0.5, accuracy: 0.02, name, file: file, line: line)
    let place = stage.shownFrame(of: page)
    stage.host.advance(by: 0.09)
    XCTAssertNil(page.transitionCoordinator, "\(name) ends after 140 ms", file: file, line: line)
    assertEqual(stage.shownFrame(of: page), place, accuracy: 0.01, name, file: file, line: line)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.07)
    XCTAssertEqual(totalOpacity(page.view), 0.5, accuracy: 0.02, name, file: file, line: line)
    assertEqual(stage.shownFrame(of: page), place, accuracy: 0.01, name, file: file, line: line)
    stage.host.advance(by: 0.09)
    XCTAssertNil(stage.a.presentedViewController, file: file, line: line)
    stage.assertAtRest(top: stage.a, file: file, line: line)
  }

  func testWithReducedMotionPresentationsOfAllStylesDissolve() async {
    UIAccessibility.reducesMotion = true
    for style in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let stage = PresentationStage()
      let page = stage.page("B")
      page.modalTransitionStyle = style
      assertPresentationDissolves(page, on: stage, "\(style)")
    }
  }

  func testWithReducedMotionAZoomingPresentationDissolvesAndFollowsADrag() async {
    UIAccessibility.reducesMotion = true
    let stage = PresentationStage()
    let tile = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    stage.a.view.addSubview(tile)
    let page = stage.page("B")
    page.preferredTransition = .zoom { [weak tile] _ in tile }
    assertPresentationDissolves(page, on: stage, "zoom")
    // The dismissal can be interactive.
    stage.a.present(page, animated: true)
    stage.host.advance(by: 1)
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 310), duration: 0.3)
    XCTAssertEqual(totalOpacity(page.view), 1 - 0.67 / 6 / 0.63, accuracy: 0.01)
    stage.host.move(from: point(200, 310), to: point(200, 450), duration: 0.2)
    stage.host.touchEnded(at: point(200, 450))
    stage.host.advance(by: 1)
    XCTAssertNil(stage.a.presentedViewController)
    stage.assertAtRest(top: stage.a)
  }

  func testWithReducedMotionAPageSheetDissolves() async {
    UIAccessibility.reducesMotion = true
    let stage = PresentationStage()
    assertPresentationDissolves(stage.page("B", .pageSheet), on: stage, "sheet")
  }

  func testWithReducedMotionAlertsAndActionSheetsDissolve() async {
    UIAccessibility.reducesMotion = true
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let stage = PresentationStage()
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.a.present(alert, animated: true)
      stage.host.advance(by: 0.07)
      XCTAssertEqual(totalOpacity(alert.view), 0.5, accuracy: 0.02, "\(style)")
      let place = stage.shownFrame(of: alert)
      stage.host.advance(by: 0.09)
      XCTAssertNil(alert.transitionCoordinator)
      assertEqual(stage.shownFrame(of: alert), place, accuracy: 0.01)
      stage.a.dismiss(animated: true)
      stage.host.advance(by: 0.16)
      XCTAssertNil(stage.a.presentedViewController)
    }
  }
}
