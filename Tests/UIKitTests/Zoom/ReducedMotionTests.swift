// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// With reduced motion each of the system's transitions is a dissolve of 140 ms, and follows a hand all the same.
@MainActor
final class ReducedMotionTests: XCTestCase {
  override func tearDown() async throws { UIAccessibility.reducesMotion = nil }

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
}
