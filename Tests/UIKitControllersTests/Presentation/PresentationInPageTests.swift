// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// Presentations in a context that a part of a presented page defines. They belong to the page, and not to the stack of
/// presentations over it.
///
/// A presents the sheet B, whose child C presents D in its own area.
@MainActor
final class PresentationInPageTests: UIKitTestCase {
  /// Semantics: presentation-context, present-and-dismiss.
  func testADismissedSheetTakesThePresentationsInItsPartsAlong() async {
    for (style, fromAbove) in [(UIModalPresentationStyle.currentContext, true), (.overCurrentContext, false)] {
      let warnings = WarningLog()
      let (stage, c, d) = stage(style)
      (fromAbove ? stage.presenter : stage.page).dismiss(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertGreaterThan(stage.shownTop, 410, "the sheet is the topmost presentation, and moves")
      XCTAssertEqual(d.view.convert(CGPoint.zero, to: stage.page.view), CGPoint(x: 20, y: 100))
      XCTAssertTrue(c.presentedViewController === d)
      stage.host.advance(by: 1)

      stage.assertGone()
      XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("D") }, ["D.viewWillDisappear", "D.viewDidDisappear"])
      XCTAssertLessThan(position(of: "B.viewWillDisappear", in: stage), position(of: "D.viewWillDisappear", in: stage))
      XCTAssertEqual(c.balance, .disappeared)
      XCTAssertNil(c.presentedViewController)
      XCTAssertNil(d.presentingViewController)
      XCTAssertTrue(c.view.superview === stage.page.view, "as it was before D covered it")
      XCTAssertEqual(stage.page.view.subviews, [c.view])
      XCTAssertEqual(warnings.messages, [])
    }
  }

  /// Semantics: presentation-context.
  func testASheetWithAPresentationInOneOfItsPartsCanBeDragged() async {
    for style: UIModalPresentationStyle in [.currentContext, .overCurrentContext] {
      let (stage, c, d) = stage(style)
      stage.grab(at: 430)
      stage.move(from: 430, to: 480, duration: 0.1)
      XCTAssertEqual(stage.shownTop, 450, accuracy: 0.5, "\(style)")
      stage.host.advance(by: 0.3)
      stage.release(at: 480)
      stage.host.advance(by: 1)
      stage.assertAtRest(top: 400)
      XCTAssertEqual(d.balance, .appeared)
      XCTAssertEqual(c.balance, style == .currentContext ? .disappeared : .appeared)
      XCTAssertTrue(c.presentedViewController === d)

      stage.drag(from: 430, to: 780, duration: 0.1)
      stage.host.advance(by: 1)
      stage.assertGone()
      XCTAssertEqual(d.balance, .disappeared)
      XCTAssertNil(d.presentingViewController)
    }
  }

  /// D presents E over the window. E lies over the sheet, and is the one that moves.
  func testAPresentationOverTheWindowFromAPartOfASheetLiesOverTheSheet() async {
    let (stage, _, d) = stage(.overCurrentContext)
    let e = LoggingPage(name: "E", log: stage.log)
    e.modalPresentationStyle = .overFullScreen
    d.present(e, animated: false)
    stage.host.advance(by: 0.1)
    stage.page.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertNil(stage.page.view.window)
    XCTAssertGreaterThan(e.view.layer.presentation()?.position.y ?? 0, 410)
    stage.host.advance(by: 1)
    stage.assertGone()
    for page in [d, e] {
      XCTAssertEqual(page.balance, .disappeared)
      XCTAssertNil(page.presentingViewController)
    }
  }

  /// The callbacks that a container forwards reach the page that covers its child, not the child.
  func testAPageThatCoversAPartAppearsAndDisappearsWithItsContainer() async {
    let (stage, c, d) = stage(.currentContext)
    let full = LoggingPage(name: "E", log: stage.log)
    full.modalPresentationStyle = .fullScreen
    stage.page.present(full, animated: false)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(d.balance, .disappeared)
    full.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    XCTAssertEqual([c.balance, d.balance], [.disappeared, .appeared])
  }

  /// Returns a stage with the sheet at rest. D covers C in the given style.
  private func stage(_ style: UIModalPresentationStyle) -> (SheetStage, c: LoggingPage, d: LoggingPage) {
    let stage = SheetStage(detents: [.medium()]).presented()
    let (c, d) = (LoggingPage(name: "C", log: stage.log), LoggingPage(name: "D", log: stage.log))
    c.definesPresentationContext = true
    stage.page.addChild(c)
    c.view.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
    stage.page.view.addSubview(c.view)
    c.didMove(toParent: stage.page)
    stage.host.advance(by: 0.1)
    d.modalPresentationStyle = style
    c.present(d, animated: false)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    return (stage, c, d)
  }

  private func position(of line: String, in stage: SheetStage) -> Int {
    stage.log.lines.firstIndex(of: line) ?? .max
  }
}
