// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// The columns of a split view controller, according to Apple's documentation.
@MainActor
final class SplitViewControllerTests: XCTestCase {
  private let appeared = ["will appear", "did appear"]
  private let disappeared = ["will disappear", "did disappear"]

  // MARK: Columns

  func testViewControllersAreWrappedInNavigationControllers() async {
    let s = SplitStage()
    XCTAssertTrue(s.split.viewControllers.allSatisfy { $0 is UINavigationController })
    XCTAssertIdentical(s.split.viewController(for: .primary), s.primary)
    XCTAssertIdentical(s.primary.splitViewController, s.split)
    let own = UINavigationController(rootViewController: RecordingPage("N"))
    s.split.setViewController(own, for: .secondary)
    XCTAssertIdentical(s.split.viewControllers.last, own)
    XCTAssertNil(s.secondary.splitViewController)
  }

  func testAllVisiblePagesAppearOnce() async {
    let s = SplitStage(.tripleColumn)
    XCTAssertEqual(s.split.displayMode, .twoBesideSecondary)
    for page in s.pages { XCTAssertEqual(page.log, appeared, page.title ?? "") }
    XCTAssertEqual(s.left(s.supplementary), 320)
    XCTAssertEqual(s.left(s.secondary), 640)
  }

  func testANarrowWindowShowsOnlyTheTopOfTheStack() async {
    let s = SplitStage(size: SplitStage.narrow)
    XCTAssertTrue(s.split.isCollapsed)
    XCTAssertEqual(s.stack, "PC")
    XCTAssertEqual(s.secondary.log, appeared)
    XCTAssertEqual(s.primary.log, [])
  }

  func testShownDetailsReplaceTheSecondaryPage() async {
    let s = SplitStage()
    let detail = RecordingPage("D")
    s.primary.showDetailViewController(detail, sender: nil)
    s.stage.advanceToRest()
    XCTAssertIdentical(s.split.viewController(for: .secondary), detail)
    XCTAssertEqual(detail.log, appeared)
    XCTAssertEqual(s.secondary.log, appeared + disappeared)
    XCTAssertNil(s.secondary.view.window)
  }

  func testTheClassicStyleKeepsItsViewControllers() async {
    let split = UISplitViewController()
    let (a, b) = (RecordingPage("A"), RecordingPage("B"))
    split.viewControllers = [a, b]
    XCTAssertEqual(split.viewControllers, [a, b])
    XCTAssertEqual(split.style, .unspecified)
  }

  func testViewControllersOfColumnsAreSetInTheirOrder() async {
    let s = SplitStage(.tripleColumn)
    let (a, b, c) = (RecordingPage("A"), RecordingPage("B"), RecordingPage("C"))
    s.split.viewControllers = [a, b, c]
    XCTAssertEqual([.primary, .supplementary, .secondary].map(s.split.viewController(for:)), [a, b, c])
    s.split.viewControllers = [a]
    XCTAssertEqual([.primary, .supplementary, .secondary].map(s.split.viewController(for:)), [a, nil, nil])
  }

  func testTheDisplayModeButtonDoesNothingAfterItsSplitViewController() async throws {
    let page = RecordingPage("C")
    var split: UISplitViewController? = UISplitViewController(style: .doubleColumn)
    page.navigationItem.leftBarButtonItem = split?.displayModeButtonItem
    split = nil
    let stage = TestStage(UINavigationController(rootViewController: page), size: SplitStage.wide)

    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.advanceToRest()

    XCTAssertNotNil(page.navigationItem.leftBarButtonItem)
  }

  // MARK: Display mode

  func testHidingAColumnIsAnimatedAndReported() async {
    let s = SplitStage()
    s.clear()
    s.split.hide(.primary)
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
    XCTAssertEqual(s.delegate.log, ["mode secondaryOnly", "hide primary"])
    XCTAssertEqual(s.primary.log, ["will disappear"])
    s.stage.advance(by: 0.1)
    let left = s.left(s.primary)
    XCTAssertTrue(left < -10 && left > -310, "\(left)")
    s.stage.advanceToRest()
    XCTAssertEqual(s.primary.log, disappeared)
    XCTAssertEqual(s.left(s.secondary), 0)
    XCTAssertNil(s.primary.view.window)
  }

  func testAChangeDuringAnotherContinuesFromWhereItIs() async {
    let s = SplitStage()
    s.clear()
    s.split.hide(.primary)
    s.stage.advance(by: 0.1)
    let before = s.left(s.primary)
    s.split.show(.primary)
    XCTAssertEqual(s.left(s.primary), before, accuracy: 0.5)
    // The velocity is kept: it still moves out for a while.
    s.stage.advance(by: 1.0 / 60)
    XCTAssertLessThan(s.left(s.primary), before)
    s.stage.advanceToRest()
    XCTAssertEqual(s.left(s.primary), 0)
    XCTAssertEqual(s.primary.log, ["will disappear", "will appear", "did appear"])
    XCTAssertEqual(s.secondary.log, [])
  }

  func testSettingThePreferredModeForgetsTheChosenOne() async {
    let s = SplitStage()
    s.split.hide(.primary)
    s.split.preferredDisplayMode = .oneOverSecondary
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(s.split.splitBehavior, .overlay)
    XCTAssertEqual(s.left(s.secondary), 0)
    // A click beside the column hides it.
    s.stage.tap(at: CGPoint(x: 900, y: 300))
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
  }

  func testTheButtonOfTheBarHidesAndShowsThePrimaryColumn() async throws {
    let s = SplitStage()
    let item = try XCTUnwrap(s.secondary.navigationItem.leftBarButtonItem)
    XCTAssertIdentical(item, s.split.displayModeButtonItem)
    s.stage.tap(at: CGPoint(x: 345, y: 22))
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
    s.split.displayModeButtonVisibility = .never
    XCTAssertNil(s.secondary.navigationItem.leftBarButtonItem)
  }

  func testTheSecondaryColumnHasAButtonThatShowsItAlone() async throws {
    let s = SplitStage(.tripleColumn, size: CGSize(width: 1400, height: 600))
    s.split.preferredDisplayMode = .twoBesideSecondary
    s.stage.advanceToRest()
    XCTAssertNil(s.secondary.navigationItem.leftBarButtonItem)
    XCTAssertIdentical(s.supplementary.navigationItem.leftBarButtonItem, s.split.displayModeButtonItem)

    s.split.showsSecondaryOnlyButton = true
    let item = try XCTUnwrap(s.secondary.navigationItem.leftBarButtonItem)
    XCTAssertFalse(item === s.split.displayModeButtonItem)
    let bar = try XCTUnwrap(s.secondary.navigationController?.navigationBar)
    let left = bar.convert(CGPoint.zero, to: nil).x
    s.stage.tap(at: CGPoint(x: left + 26, y: 22))
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
    XCTAssertIdentical(s.secondary.navigationItem.leftBarButtonItem, item)
    s.stage.tap(at: CGPoint(x: 26, y: 22))
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .twoBesideSecondary)
  }

  func testASidebarHasItsMaterialBehindThePrimaryColumn() async throws {
    let s = SplitStage()
    XCTAssertEqual(s.split.primaryBackgroundStyle, .none)
    let slot = try XCTUnwrap(s.primary.navigationController?.view.superview)
    XCTAssertEqual(slot.subviews.count, 1)

    s.split.primaryBackgroundStyle = .sidebar
    let material = try XCTUnwrap(slot.subviews.first as? UIVisualEffectView)
    XCTAssertEqual(material.frame, slot.bounds)
    s.split.primaryBackgroundStyle = .none
    XCTAssertNil(material.superview)
  }

  // MARK: Drags

  func testADragFromTheEdgeRevealsAnOverlay() async {
    let s = SplitStage()
    s.split.preferredDisplayMode = .secondaryOnly
    s.split.preferredSplitBehavior = .overlay
    s.stage.advanceToRest()
    s.clear()
    s.stage.touchBegan(at: CGPoint(x: 4, y: 300))
    s.stage.move(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 214, y: 300), duration: 0.4)
    // The recognizer begins after 10 points.
    XCTAssertEqual(s.left(s.primary), -320 + 200, accuracy: 4)
    s.stage.touchEnded(at: CGPoint(x: 214, y: 300))
    s.stage.advanceToRest()
    XCTAssertEqual(s.left(s.primary), 0)
    XCTAssertEqual(s.split.displayMode, .oneOverSecondary)
    XCTAssertEqual(s.primary.log, appeared)
  }

  func testACancelledDragChangesTheModeBack() async {
    let s = SplitStage()
    s.split.preferredDisplayMode = .secondaryOnly
    s.split.preferredSplitBehavior = .overlay
    s.stage.advanceToRest()
    s.clear()
    s.stage.touchBegan(at: CGPoint(x: 4, y: 300))
    s.stage.move(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 214, y: 300), duration: 0.2)
    s.stage.move(from: CGPoint(x: 214, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    s.stage.touchEnded(at: CGPoint(x: 60, y: 300))
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
    XCTAssertEqual(s.primary.log, ["will appear", "will disappear", "did disappear"])
    XCTAssertEqual(
      s.delegate.log, ["mode oneOverSecondary", "show primary", "mode secondaryOnly", "hide primary"])
  }

  func testADragCatchesAMovingColumn() async {
    let s = SplitStage()
    s.split.preferredDisplayMode = .oneOverSecondary
    s.stage.advanceToRest()
    s.clear()
    s.split.hide(.primary)
    s.stage.advance(by: 0.08)
    s.stage.touchBegan(at: CGPoint(x: 500, y: 300))
    s.stage.move(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 512, y: 300), duration: 0.02)
    let caught = s.left(s.primary)
    s.stage.advance(by: 0.3)
    XCTAssertEqual(s.left(s.primary), caught, accuracy: 0.5)
    s.stage.move(from: CGPoint(x: 512, y: 300), to: CGPoint(x: 800, y: 300), duration: 0.2)
    s.stage.touchEnded(at: CGPoint(x: 800, y: 300))
    s.stage.advanceToRest()
    XCTAssertEqual(s.left(s.primary), 0)
    XCTAssertEqual(s.primary.log, ["will disappear", "will appear", "did appear"])
  }

  func testADragDoesNothingWithoutPermission() async {
    let s = SplitStage()
    s.split.preferredDisplayMode = .secondaryOnly
    s.split.presentsWithGesture = false
    s.stage.advanceToRest()
    s.stage.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 400, y: 300), duration: 0.2)
    s.stage.advanceToRest()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
  }

  func testTheDividerChangesTheWidthWhichIsKept() async {
    let s = SplitStage()
    s.stage.drag(from: CGPoint(x: 318, y: 300), to: CGPoint(x: 238, y: 300), duration: 0.3)
    XCTAssertEqual(s.split.primaryColumnWidth, 240)
    XCTAssertEqual(s.left(s.secondary), s.split.primaryColumnWidth)
    s.collapse()
    s.expand()
    XCTAssertEqual(s.left(s.secondary), 240, accuracy: 1)
    s.split.preferredPrimaryColumnWidth = 300
    s.stage.advance(by: 0)
    XCTAssertEqual(s.left(s.secondary), 300)
  }
}
