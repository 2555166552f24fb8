// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// With reduced motion each of the system's transitions is a dissolve of 140 ms, and follows a hand all the same.
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
    _ studio: ZoomStudio, _ incoming: UIViewController, from start: Double, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for time in [0.035, 0.07, 0.105] {
      studio.host.advance(to: start + time)
      XCTAssertEqual(opacity(incoming), time / 0.14, accuracy: 0.01, file: file, line: line)
      XCTAssertEqual(studio.stage.shownX(of: incoming), 0, accuracy: 0.01, file: file, line: line)
      XCTAssertNotNil(incoming.transitionCoordinator, file: file, line: line)
    }
    studio.host.advance(to: start + 0.16)
    XCTAssertNil(incoming.transitionCoordinator, file: file, line: line)
  }

  func testAPushAndAPopDissolve() async {
    UIAccessibility.reducesMotion = true
    let studio = ZoomStudio()
    let b = studio.stage.page("B")
    var start = studio.host.time
    studio.push(b)
    assertDissolves(studio, b, from: start)
    studio.assertAtRest(["Grid", "B"])
    start = studio.host.time
    studio.pop()
    assertDissolves(studio, studio.grid, from: start)
    studio.assertAtRest(["Grid"])
  }

  func testAZoomDissolves() async {
    UIAccessibility.reducesMotion = true
    let studio = ZoomStudio()
    let b = studio.page()
    var start = studio.host.time
    studio.push(b)
    XCTAssertNil(studio.card(of: b).flatMap { "\(type(of: $0))" == "ZoomCard" ? $0 : nil })
    assertDissolves(studio, b, from: start)
    start = studio.host.time
    studio.pop()
    assertDissolves(studio, studio.grid, from: start)
    studio.assertAtRest(["Grid"])
  }

  func testTheDragFromTheEdgeMovesTheDissolve() async {
    UIAccessibility.reducesMotion = true
    let studio = ZoomStudio()
    studio.stage.pushed("B")
    studio.host.touchBegan(at: point(5, 300))
    studio.host.move(from: point(5, 300), to: point(117, 300), duration: 0.3)
    XCTAssertEqual(opacity(studio.grid), 0.25, accuracy: 0.005)
    XCTAssertEqual(studio.stage.shownX(of: studio.grid), 0, accuracy: 0.01)
    studio.host.cancelTouches()
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid", "B"])
    studio.host.drag(from: point(5, 300), to: point(300, 300), duration: 0.3)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  func testTheDragDownOfAZoomedPageMovesTheDissolve() async {
    UIAccessibility.reducesMotion = true
    let studio = ZoomStudio()
    studio.pushed()
    studio.host.touchBegan(at: point(200, 200))
    studio.host.move(from: point(200, 200), to: point(200, 310), duration: 0.3)
    XCTAssertEqual(opacity(studio.grid), 0.67 / 6 / 0.63, accuracy: 0.005)
    studio.host.cancelTouches()
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid", "Page"])
    studio.host.drag(from: point(200, 200), to: point(200, 400), duration: 0.3)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  func testTheSettingIsFollowedLiveAlsoInMidTransition() async {
    let studio = ZoomStudio()
    let b = studio.page()
    studio.push(b)
    studio.host.advance(by: 0.1)
    UIAccessibility.desktopReducesMotion = true
    defer { UIAccessibility.desktopReducesMotion = false }
    studio.pop()
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
    let start = studio.host.time
    studio.push(b)
    assertDissolves(studio, b, from: start)
    UIAccessibility.desktopReducesMotion = false
    studio.pop()
    studio.host.advance(by: 0.1)
    XCTAssertNotNil(studio.card(of: b))
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  func testADissolveTurnsRoundInMidWay() async {
    UIAccessibility.reducesMotion = true
    let studio = ZoomStudio()
    let b = studio.stage.page("B")
    studio.push(b)
    studio.host.advance(by: 0.07)
    studio.pop()
    XCTAssertEqual(opacity(studio.grid), 0.5, accuracy: 0.02)
    studio.host.advance(by: 1)
    studio.assertAtRest(["Grid"])
  }

  // MARK: Presentations

  /// How faint a view is through itself and its superviews.
  private func faintness(_ view: UIView) -> CGFloat {
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
    XCTAssertEqual(faintness(page.view), 0.5, accuracy: 0.02, name, file: file, line: line)
    let place = stage.shownFrame(of: page)
    stage.host.advance(by: 0.09)
    XCTAssertNil(page.transitionCoordinator, "\(name): it takes 140 ms", file: file, line: line)
    assertEqual(stage.shownFrame(of: page), place, accuracy: 0.01, name, file: file, line: line)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.07)
    XCTAssertEqual(faintness(page.view), 0.5, accuracy: 0.02, name, file: file, line: line)
    assertEqual(stage.shownFrame(of: page), place, accuracy: 0.01, name, file: file, line: line)
    stage.host.advance(by: 0.09)
    XCTAssertNil(stage.a.presentedViewController, file: file, line: line)
    stage.assertAtRest(top: stage.a, file: file, line: line)
  }

  func testPresentationsOfAllStylesDissolve() async {
    UIAccessibility.reducesMotion = true
    for style in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let stage = PresentationStage()
      let page = stage.page("B")
      page.modalTransitionStyle = style
      assertPresentationDissolves(page, on: stage, "\(style)")
    }
  }

  func testAZoomingPresentationDissolves() async {
    UIAccessibility.reducesMotion = true
    let stage = PresentationStage()
    let tile = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    stage.a.view.addSubview(tile)
    let page = stage.page("B")
    page.preferredTransition = .zoom { [weak tile] _ in tile }
    assertPresentationDissolves(page, on: stage, "zoom")
    // And follows a hand.
    stage.a.present(page, animated: true)
    stage.host.advance(by: 1)
    stage.host.touchBegan(at: point(200, 200))
    stage.host.move(from: point(200, 200), to: point(200, 310), duration: 0.3)
    XCTAssertEqual(faintness(page.view), 1 - 0.67 / 6 / 0.63, accuracy: 0.01)
    stage.host.move(from: point(200, 310), to: point(200, 450), duration: 0.2)
    stage.host.touchEnded(at: point(200, 450))
    stage.host.advance(by: 1)
    XCTAssertNil(stage.a.presentedViewController)
    stage.assertAtRest(top: stage.a)
  }

  func testASheetDissolves() async {
    UIAccessibility.reducesMotion = true
    let stage = PresentationStage()
    assertPresentationDissolves(stage.page("B", .pageSheet), on: stage, "sheet")
  }

  func testAlertsAndActionSheetsDissolve() async {
    UIAccessibility.reducesMotion = true
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let stage = PresentationStage()
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.a.present(alert, animated: true)
      stage.host.advance(by: 0.07)
      XCTAssertEqual(faintness(alert.view), 0.5, accuracy: 0.02, "\(style)")
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
