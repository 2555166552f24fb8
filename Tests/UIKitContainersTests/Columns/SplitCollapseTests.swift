// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// How columns become one, and are separated again.
@MainActor
final class SplitCollapseTests: XCTestCase {
  func testColumnsBecomeOneStackAndAreSeparatedAgain() async {
    let s = SplitStage(.tripleColumn)
    s.clear()

    s.collapse()

    XCTAssertTrue(s.split.isCollapsed)
    XCTAssertEqual(s.stack, "PSC")
    XCTAssertEqual(s.delegate.log, ["top secondary", "hide supplementary", "hide secondary", "did collapse"])
    XCTAssertTrue(s.secondary.isShown)
    XCTAssertFalse(s.primary.isShown || s.supplementary.isShown)
    XCTAssertEqual(s.secondary.view.bounds.width, 400)

    s.expand()

    XCTAssertFalse(s.split.isCollapsed)
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["P", "S", "C"])
    XCTAssertTrue(s.pages.allSatisfy(\.isShown))
    XCTAssertEqual(s.pages.flatMap(\.errors), [])
    XCTAssertEqual(s.left(s.secondary), 640)
  }

  func testTheDelegateChoosesTheTopColumn() async {
    let s = SplitStage(.tripleColumn)
    s.delegate.top = .primary
    s.collapse()
    XCTAssertEqual(s.stack, "P")
    s.split.show(.secondary)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PSC")
    s.split.hide(.secondary)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PS")
    s.expand()
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["P", "S", "C"])
    XCTAssertTrue(s.pages.allSatisfy(\.isShown))
  }

  func testAColumnReplacedAfterItsPagesWerePoppedIsShown() async {
    let s = SplitStage(.tripleColumn)
    s.collapse()
    s.primary.navigationController?.popToRootViewController(animated: true)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "P")
    let folder = RecordingPage("F")
    s.split.setViewController(folder, for: .supplementary)
    s.split.show(.supplementary)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PF")
    XCTAssertTrue(folder.isShown)
    s.expand()
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["P", "F", "C"])
    XCTAssertEqual((s.pages + [folder]).flatMap(\.errors), [])
  }

  func testTheDelegateChoosesTheModeWhenExpanding() async {
    let s = SplitStage(.tripleColumn)
    s.collapse()
    s.delegate.mode = .secondaryOnly
    s.expand()
    XCTAssertEqual(s.split.displayMode, .secondaryOnly)
    XCTAssertFalse(s.primary.isShown)
  }

  func testPagesPushedWhileCollapsedBelongToTheColumnBelow() async {
    let s = SplitStage()
    s.collapse()
    let pushed = RecordingPage("X")
    s.secondary.navigationController?.pushViewController(pushed, animated: true)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PCX")
    s.expand()
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["P", "CX"])
    XCTAssertTrue(pushed.isShown)
  }

  func testDetailsShownWhileCollapsedArePushed() async {
    let s = SplitStage(size: SplitStage.narrow)
    let detail = RecordingPage("D")
    s.primary.showDetailViewController(detail, sender: nil)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PD")
    s.expand()
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["P", "D"])
  }

  func testTheCompactColumnReplacesTheOthers() async {
    let s = SplitStage()
    let compact = RecordingPage("Z")
    s.split.setViewController(compact, for: .compact)
    s.collapse()
    XCTAssertEqual(s.split.viewControllers, [compact])
    XCTAssertTrue(compact.isShown)
    XCTAssertFalse(s.secondary.isShown)
    s.expand()
    XCTAssertFalse(compact.isShown)
    XCTAssertTrue(s.secondary.isShown && s.primary.isShown)
  }

  func testColumnsOfACollapsedStackCanBeReplaced() async {
    let s = SplitStage()
    s.collapse()
    let (a, b) = (RecordingPage("A"), RecordingPage("B"))
    s.split.setViewController(a, for: .primary)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "AC")
    s.split.setViewController(b, for: .secondary)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "AB")
    XCTAssertTrue(b.isShown)
    XCTAssertNil(s.secondary.parent)
    s.expand()
    XCTAssertEqual(s.split.viewControllers.map { s.titles($0 as? UINavigationController) }, ["A", "B"])
  }

  func testExpandingIsAnimatedAndCanBeCaughtByCollapsing() async {
    let s = SplitStage(size: SplitStage.narrow)
    s.stage.resize(to: SplitStage.wide)
    s.stage.advance(by: 0.1)
    let left = s.left(s.secondary)
    XCTAssertTrue(left > 5 && left < 315, "\(left)")
    s.stage.resize(to: SplitStage.narrow)
    s.stage.advanceToRest()
    XCTAssertEqual(s.stack, "PC")
    XCTAssertEqual(s.pages.flatMap(\.errors), [])
    XCTAssertTrue(s.secondary.isShown)
  }

  func testAClassicPairIsMergedAndSeparated() async {
    let split = UISplitViewController()
    let (list, detail) = (RecordingPage("L"), RecordingPage("D"))
    let navigation = UINavigationController(rootViewController: list)
    split.viewControllers = [navigation, detail]
    let stage = TestStage(split, size: SplitStage.wide)
    stage.advanceToRest()

    stage.resize(to: SplitStage.narrow)
    stage.advanceToRest()
    XCTAssertEqual(split.viewControllers, [navigation])
    XCTAssertEqual(navigation.viewControllers, [list, detail])

    stage.resize(to: SplitStage.wide)
    stage.advanceToRest()
    XCTAssertEqual(split.viewControllers, [navigation, detail])
    XCTAssertEqual(navigation.viewControllers, [list])
    XCTAssertEqual(list.errors + detail.errors, [])
    XCTAssertTrue(list.isShown && detail.isShown)
  }
}
