// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// Transitions between a page that presents another one in its own context, and other pages of the same container.
///
/// C presents B in the area of C, and D is pushed over C.
@MainActor
final class ContextPageTests: UIKitTestCase {
  private static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]
  private let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)

  /// Semantics: presentation-context.
  func testAPresentationInItsContextMovesAppearsAndDisappearsWithItsPage() async {
    for style in Self.styles {
      let (stage, b, c, d, navigation) = makeStage(style)
      let isOver = style == .overCurrentContext

      navigation.pushViewController(d, animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertLessThan(stage.shownFrame(of: b).minX, -50, "\(style)")
      if isOver { XCTAssertEqual(stage.shownFrame(of: b), stage.shownFrame(of: c)) }
      stage.host.advance(by: 1)
      XCTAssertNil(b.view.window)
      XCTAssertEqual([b.balance, c.balance, d.balance], [.disappeared, .disappeared, .appeared])
      XCTAssertTrue(c.presentedViewController === b)

      stage.log.clear()
      navigation.popViewController(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertLessThan(stage.shownFrame(of: b).minX, -5)
      stage.host.advance(by: 1)
      XCTAssertEqual([b.balance, c.balance], [.appeared, isOver ? .appeared : .disappeared])
      XCTAssertEqual(
        stage.log.lines.filter { $0.hasPrefix("B") }, ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
      XCTAssertEqual(stage.shownFrame(of: b), bounds)
      XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === b.view)
      XCTAssertEqual(c.view.window == nil, !isOver)

      c.dismiss(animated: true)
      stage.host.advance(by: 1)
      assertOnlyShown(c, in: stage)
    }
  }

  /// Semantics: presentation-context.
  func testADismissalInTheContextOfACoveredPageSendsNoCallbacksAndLeavesThePage() async {
    for style in Self.styles {
      let (stage, b, c, d, navigation) = makeStage(style)
      navigation.pushViewController(d, animated: true)
      stage.host.advance(by: 1)
      stage.log.clear()

      c.dismiss(animated: true)
      stage.host.advance(by: 1)
      XCTAssertEqual(stage.log.lines, [])
      XCTAssertNil(b.presentingViewController)

      navigation.popViewController(animated: true)
      stage.host.advance(by: 1)
      assertOnlyShown(c, in: stage)
    }
  }

  func testADismissalInTheContextOfAPageThatDisappearsMovesWithThePage() async {
    for style in Self.styles {
      let (stage, b, c, d, navigation) = makeStage(style)
      let warnings = WarningLog()
      navigation.pushViewController(d, animated: true)
      stage.host.advance(by: 0.05)
      c.dismiss(animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual([b.balance, c.balance, d.balance], [.disappeared, .disappeared, .appeared], "\(style)")

      navigation.popViewController(animated: true)
      stage.host.advance(by: 1)
      assertOnlyShown(c, in: stage)
      XCTAssertEqual(warnings.messages, [])
    }
  }

  func testAnInterruptedPushFromAPageThatPresentsInItsContextTurnsRoundWithoutAJump() async {
    for style in Self.styles {
      let (stage, b, _, d, navigation) = makeStage(style)
      navigation.pushViewController(d, animated: true)
      stage.host.advance(by: 0.1)
      let x = stage.shownFrame(of: b).minX

      navigation.popViewController(animated: true)
      stage.host.flush()
      XCTAssertEqual(stage.shownFrame(of: b).minX, x, accuracy: 0.5, "\(style)")
      stage.host.advance(by: 0.02)
      let y = stage.shownFrame(of: b).minX

      navigation.pushViewController(d, animated: true)
      stage.host.flush()
      XCTAssertEqual(stage.shownFrame(of: b).minX, y, accuracy: 0.5, "\(style)")
      navigation.popViewController(animated: true)
      stage.host.advance(by: 1)
      XCTAssertEqual([b.balance, d.balance], [.appeared, .disappeared])
      XCTAssertEqual(stage.shownFrame(of: b), bounds)
    }
  }

  /// Semantics: presentation-context.
  func testAPoppedPageTakesThePresentationInItsContextAlong() async {
    for style in Self.styles {
      let (stage, _, c, d, navigation) = makeStage(.fullScreen, presents: false)
      navigation.pushViewController(d, animated: false)
      stage.host.advance(by: 0.1)
      let e = stage.page("E", style)
      d.definesPresentationContext = true
      d.present(e, animated: false)
      stage.host.advance(by: 0.1)

      navigation.popViewController(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertGreaterThan(stage.shownFrame(of: e).minX, 50, "\(style)")
      stage.host.advance(by: 1)
      XCTAssertEqual([e.balance, d.balance], [.disappeared, .disappeared])
      assertOnlyShown(c, in: stage)
    }
  }

  /// Semantics: presentation-context.
  func testAPresentationInItsContextLeavesAndReturnsWithItsTab() async {
    for style in Self.styles {
      let stage = PresentationStage()
      let (b, c, d) = (stage.page("B", style), stage.page("C"), stage.page("D"))
      c.definesPresentationContext = true
      let tabs = UITabBarController()
      tabs.setViewControllers([c, d], animated: false)
      stage.host.window.rootViewController = tabs
      stage.host.advance(by: 0.1)
      c.present(b, animated: false)
      stage.host.advance(by: 0.1)

      tabs.selectedIndex = 1
      stage.host.advance(by: 0.1)
      XCTAssertNil(b.view.window, "\(style)")
      XCTAssertEqual([b.balance, c.balance, d.balance], [.disappeared, .disappeared, .appeared])

      tabs.selectedIndex = 0
      stage.host.advance(by: 0.1)
      XCTAssertEqual([b.balance, d.balance], [.appeared, .disappeared])
      XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === b.view)
    }
  }

  func testAPressOnAPushedPageHoldsThePresentationInTheContextOfThePageBelow() async {
    for style in Self.styles {
      let (stage, b, _, d, navigation) = makeStage(style)
      navigation.pushViewController(d, animated: true)
      stage.host.advance(by: 0.1)
      let x = stage.shownFrame(of: b).minX

      stage.host.touchBegan(at: CGPoint(x: 200, y: 300))
      stage.host.advance(by: 0.5)
      XCTAssertEqual(stage.shownFrame(of: b).minX, x, accuracy: 0.5, "\(style)")
      stage.host.touchEnded(at: CGPoint(x: 200, y: 300))
      stage.host.advance(by: 1)
      XCTAssertEqual([b.balance, d.balance], [.disappeared, .appeared])
    }
  }

  private func makeStage(
    _ style: UIModalPresentationStyle, presents: Bool = true
  ) -> (PresentationStage, b: LoggingPage, c: LoggingPage, d: LoggingPage, UINavigationController) {
    let stage = PresentationStage()
    let (b, c, d) = (stage.page("B", style), stage.page("C"), stage.page("D"))
    c.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: c)
    stage.host.window.rootViewController = navigation
    stage.host.advance(by: 0.1)
    if presents { c.present(b, animated: false) }
    stage.host.advance(by: 0.1)
    stage.log.clear()
    return (stage, b, c, d, navigation)
  }

  private func assertOnlyShown(_ page: LoggingPage, in stage: PresentationStage, line: UInt = #line) {
    XCTAssertEqual(page.balance, .appeared, line: line)
    XCTAssertEqual(stage.shownFrame(of: page), bounds, line: line)
    XCTAssertEqual(page.view.superview?.subviews, [page.view], line: line)
    XCTAssertTrue(stage.host.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === page.view, line: line)
  }
}
